internal import Glibc

extension Double {
  /// e to this power.
  var exponential: Double { exp(self) }

  /// The logarithm to base e.
  var naturalLogarithm: Double { log(self) }
}
