extension AddressPairs {
  static let spanishPairs = """
    = C/ Mayor 3, 2º | Calle Mayor, 3, 2º
    = C/ Mayor 3, 2º B | Calle Mayor 3, piso 2, puerta B
    = C/ Mayor 3, 2º B | c. Mayor, nº 3, 2 B
    = Avda. de América 10 | Avenida América, 10
    = Av. Diagonal 640 | Avenida Diagonal 640
    = Pza. España 1 | Plaza de España, 1
    = P.º de la Castellana 20 | Paseo de la Castellana, 20
    = C. Rosa 5 | Calle de la Rosa 5
    = Calle Mayor 3, 28013 Madrid | C/ Mayor, 3, 28013 Madrid, España
    = Ctra. de Burgos 12 | Carretera de Burgos 12
    = Apartado de Correos 55 | Apdo. 55
    = Cra. 7 No. 45-12 | Carrera 7 # 45-12
    = C/ Mayor 3 bajo izq. | Calle Mayor 3, bajo izquierda
    = C/ Mayor s/n | Calle Mayor, s/n
    ! C/ Mayor 3, 2º | C/ Mayor 3, 3º
    ! C/ Mayor 3 | Plaza Mayor 3
    ! C/ Mayor 3, 2º A | C/ Mayor 3, 2º B
    ! C/ Mayor 3, 2º izq. | C/ Mayor 3, 2º dcha.
    ! C/ Mayor 3 | Mayor 3
    = C/ Gran Vía 28, 4º izda | Calle Gran Vía, 28, 4.º izquierda
    = Avda Constitución, 5, esc. A, 3º 2ª | Avenida de la Constitución 5, escalera A, 3º 2ª
    = Av. Insurgentes Sur 1602, Piso 3 | Avenida Insurgentes Sur 1602 piso 3
    = Cl. 45 # 12-34 | Calle 45 No. 12-34
    = Plza. Mayor 1 | Pl. Mayor, 1
    = Av. 9 de Julio 1000 | Avenida 9 de Julio 1000
    ! Calle 45 # 12-34 | Calle 46 # 12-34
    ! Calle 45 # 12-34 | Carrera 45 # 12-34
    ! Av. 9 de Julio 1000 | Av. 9 de Julio 1001
    = C/ Alcalá 45, 4.º izq. | Calle de Alcalá, 45, 4º izquierda
    = Avda. Diagonal 211, 3º 1ª | Avenida Diagonal, 211, 3-1
    = C/. Serrano, 21 bis | Calle Serrano 21 bis
    ! Avda. Diagonal 211, 3º 1ª | Avenida Diagonal, 211, 3-2
    ! Avda. Diagonal 211, 3º 1ª | Avenida Diagonal, 211, 1-3
    = C/ Mayor 3, 3izq | Calle Mayor 3, 3º izda.
    = Pº del Prado 8 | Paseo del Prado, 8
    = Plaza de la Constitución nº 2 | Pza. Constitución, 2
    = Ctra. Madrid km 5 | Carretera de Madrid, km. 5
    = C/ San Juan 7, bajo A | Calle S. Juan, 7, Bj. A
    = Rda. de Toledo 12 | Ronda de Toledo 12
    = Av. Corrientes 1234, piso 5, dpto. B | Avenida Corrientes 1234 5º B
    = Carrera 15 # 93-60 | Cra 15 No 93-60
    = Travesía del Conde 3 | Trva. del Conde, 3
    = Urb. Los Olivos 14 | Urbanización Los Olivos, 14
    = C/ Ntra. Sra. del Pilar 6 | Calle Nuestra Señora del Pilar 6
    = Calle Dr. Fleming 10 | C/ Doctor Fleming, 10
    = Calle 5 de Mayo 22, Puebla, 72000 | Calle 5 de mayo 22, Puebla, 72000
    = C. Gral. Pardiñas 9 | Calle del General Pardiñas 9
    = Calle Sta. Engracia 4, esc. dcha. | C/ Santa Engracia, 4, escalera derecha
    = Gran Vía 1, 28013 Madrid | Gran Via, 1 - 28013 MADRID
    = Blvd. Ávila Camacho 40 | Bulevar Ávila Camacho 40
    = Camino Real 5 | Cno. Real, 5
    ! C/ Alcalá 45, 4º izq. | C/ Alcalá 45, 4º dcha.
    ! Paseo del Prado 8 | Plaza del Prado 8
    ! C/ San Juan 7 | C/ Santa Juana 7
    ! Av. Corrientes 1234 | Av. Corrientes 1324
    ! Avda. Diagonal 211, 3º 1ª | Avda. Diagonal 211, 1º 3ª
    ! Carrera 15 # 93-60 | Carrera 15 # 93-61
    ! Calle 5 de Mayo 22 | Calle 2 de Mayo 22
    ! C/ Mayor 21 bis | C/ Mayor 21
    ! Ronda de Toledo 12, Madrid | Ronda de Toledo 12, Sevilla
    ! C/ Luna 3, esc. A, 2º B | C/ Luna 3, esc. B, 2º A
    """
}
