extension AddressPairs {
  static let dutchPairs = """
    = Kerkstraat 12a | Kerkstr. 12 A
    = Kerkstraat 12, 1017 GC Amsterdam | Kerkstr. 12, 1017GC Amsterdam, Nederland
    = Postbus 12 | postbus 12
    = Burg. de Vlugtlaan 5 | Burgemeester de Vlugtlaan 5
    = Prinsengr. 263 | Prinsengracht 263
    = 1e Helmersstraat 5 | Eerste Helmersstraat 5
    ! Kerkstraat 12 | Kerkstraat 21
    ! Kerkstraat 12 | Kerklaan 12
    ! Kerkstraat 12a | Kerkstraat 12b
    = Prof. Lorentzlaan 3 | Professor Lorentzlaan 3
    = Dorpsstr. 7-A | Dorpsstraat 7a
    = Pres. Kennedylaan 19 | President Kennedylaan 19
    = Postbus 90801, 2509 LV Den Haag | Postbus 90801, 2509LV Den Haag
    ! Dorpsstraat 7a | Dorpsstraat 7
    ! Dorpsstraat 7, 1234 AB Edam | Dorpsstraat 7, 1234 AC Edam
    = Nieuwezijds Voorburgwal 147, 1012 RJ Amsterdam | Nieuwezijds Voorburgwal 147, 1012RJ AMSTERDAM
    = Stationspl. 3 | Stationsplein 3
    = Van Goghstr. 22 hs | Van Goghstraat 22 huis
    = Laan van Meerdervoort 50b | Laan van Meerdervoort 50 B
    = 2e Jan Steenstr. 8 | Tweede Jan Steenstraat 8
    = Dr. Schaepmanln. 6 | Doctor Schaepmanlaan 6
    = Keizersgr. 100-II | Keizersgracht 100 II
    = Oude Dijk 9 | oude dijk 9
    = Kalverstraat 92, 1e verdieping | Kalverstr. 92, verdieping 1
    ! Kalverstraat 92, 1e verdieping | Kalverstraat 92, 2e verdieping
    = Kerkstraat 5e, etage 2 | Kerkstr. 5 e, 2e etage
    = Postbus 1234, 3500 BE Utrecht | POSTBUS 1234, 3500BE Utrecht, Nederland
    = Korenmarkt 5 bus 12, 9000 Gent | Korenmarkt 5, bus 12, B-9000 Gent, België
    = Molenstr. 5-a | Molenstraat 5a
    = St. Jansstraat 14 | Sint Jansstraat 14
    = Burg. Jansenlaan 3 | Burgemeester Jansenlaan 3
    = Kon. Wilhelminaplein 1 | Koningin Wilhelminaplein 1
    = P.C. Hooftstraat 80 | PC Hooftstr. 80
    = Prins Hendrikkade 33 | Prins Hendrik Kade 33
    = 's-Gravenweg 12 | s Gravenweg 12
    = Witte de Withstraat 63 | Witte de With Straat 63
    = Beethovenstr. 4, Den Haag | Beethovenstraat 4, Den Haag
    = Singel 250 | SINGEL 250
    = Lange Voorhout 74 | lange voorhout 74
    = Herengracht 12 A, 1015 BK Amsterdam | Herengr. 12a, 1015BK Amsterdam
    = Grote Markt 2 app. 5 | Grote Markt 2, appartement 5
    ! Kerkstraat 5 | Kerkplein 5
    ! Van Goghstraat 22 | Van Goghlaan 22
    ! Keizersgracht 100 | Prinsengracht 100
    ! 1e Jan Steenstraat 8 | 2e Jan Steenstraat 8
    ! Molenstraat 5a | Molenstraat 5b
    ! Korenmarkt 5 bus 12 | Korenmarkt 5 bus 13
    ! Herengracht 12, 1015 BK Amsterdam | Herengracht 12, 2312 LC Leiden
    ! Postbus 1234 | Postbus 1243
    ! Kalverstraat 92 | Kalverstraat 29
    ! Dorpsweg 3, Ede | Dorpsweg 3, Epe
    ! Oude Dijk 9 | Nieuwe Dijk 9
    ! Singel 250 | Singel 251
    ! Kalverstr. 92, 1e verdieping | Kalverstr. 92, 2e verdieping
    ! Lange Voorhout 74 | Korte Voorhout 74
    ! Stationsplein 3 | Stationsweg 3
    ! Witte de Withstraat 63 | Johan de Withstraat 63
    """

  static let swedishPairs = """
    = Storgatan 5 | Storg. 5
    = Sveavägen 10 | Sveav. 10
    = Kungsgatan 12 lgh 1102 | Kungsgatan 12, lägenhet 1102
    = Storgatan 5, 123 45 Stockholm | Storg. 5, S-123 45 Stockholm
    = Box 123 | BOX 123
    = Drottninggatan 5 A | Drottningg. 5A
    = Storgatan 5, 2 tr | Storgatan 5, våning 2
    ! Storgatan 5 | Storgatan 6
    ! Storgatan 5 | Storvägen 5
    ! Kungsgatan 12 lgh 1102 | Kungsgatan 12 lgh 1103
    ! Box 123 | Box 124
    = St. Eriksgatan 5 | Sankt Eriksgatan 5
    = Ringvägen 100, 118 60 Stockholm | Ringv. 100, 118 60 Stockholm, Sverige
    = Västra Hamngatan 4 B | Västra Hamng. 4B
    = Nygatan 3, 1 tr | Nyg. 3, 1 tr.
    ! Nygatan 3, 1 tr | Nygatan 3, 2 tr
    ! Nygatan 3 | Nya gatan 33
    = Kungsg. 44, 111 35 Stockholm | Kungsgatan 44, 11135 Stockholm
    = Odenplan 1 | ODENPLAN 1
    = Skeppsbron 28 lgh 1203 | Skeppsbron 28, lgh 1203
    = S:t Eriksg. 12 | Sankt Eriksgatan 12
    = S:ta Maria kyrkogata 3 | Sankta Maria kyrkog. 3
    = Björkv. 7 | Björkvägen 7
    = Norra Hamng. 3 A | Norra Hamngatan 3A
    = Box 4021, 102 61 Stockholm | BOX 4021, S-102 61 Stockholm
    = Vasagatan 9, 3 tr | Vasagatan 9, våning 3
    = Stora Torget 2 | stora torget 2
    = Lilla Nygr. 5 | Lilla Nygränd 5
    = Drottningg. 71 C | Drottninggatan 71c
    = Strandv. 7B | Strandvägen 7 B
    = Ringvägen 14, 1tr | Ringvägen 14, 1 tr
    ! Ringvägen 14, 1tr | Ringvägen 14, 2 tr
    = Skolgatan 2 c/o Berg | Skolgatan 2
    = Linnég. 18, 413 04 Göteborg | Linnégatan 18, SE-413 04 Göteborg, Sverige
    = Trädgårdsgatan 6-8 | Trädgårdsg. 6–8
    = Östra Storg. 20 | Östra Storgatan 20
    = Byvägen 3, 1 tr ög | Byv. 3, 1tr ög
    = Mäster Samuelsgatan 36 | Mäster Samuelsg. 36
    = Hantverkarg. 25, uppg. B | Hantverkargatan 25 uppgång B
    = Postbox 12 | Box 12
    = Karl XI:s gata 4 | Karl XI:s Gata 4
    = Folkungag. 44 lägenhet 1001 | Folkungagatan 44 lgh 1001
    = Nygatan 12 nb | Nygatan 12, nb
    ! Kungsgatan 44 | Kungsvägen 44
    ! Kungsgatan 44 | Drottninggatan 44
    ! Norra Hamngatan 3 | Södra Hamngatan 3
    ! Skeppsbron 28 lgh 1203 | Skeppsbron 28 lgh 1302
    ! Vasagatan 9, 3 tr | Vasagatan 9, 4 tr
    ! Drottninggatan 71 C | Drottninggatan 71 B
    ! Storgatan 5, 111 35 Stockholm | Storgatan 5, 411 38 Göteborg
    ! Box 4021 | Box 4012
    ! Björkvägen 7 | Björkstigen 7
    ! Östra Storgatan 20 | Västra Storgatan 20
    ! Stora Torget 2 | Lilla Torget 2
    ! Strandvägen 7 | Strandvägen 71
    ! Trädgårdsgatan 6 | Trädgårdsgatan 6-8
    ! Skolgatan 2, Umeå | Skolgatan 2, Lund
    ! Hantverkargatan 25 uppg. A | Hantverkargatan 25 uppg. B
    ! Byvägen 3 | Bygatan 3
    """

  static let otherPairs = """
    = Vestergade 3, 2. th | Vesterg. 3, 2. t.h.
    = Karl Johans gate 5 | Karl Johans gt. 5
    = Rua Augusta 10 | R. Augusta, 10
    = ul. Długa 5 m. 7 | ulica Długa 5/7
    = Av. da Liberdade 10 | Avenida da Liberdade, 10
    = Nørrebrogade 5, 1. tv | Nørrebrog. 5, 1. tv.
    = Al. Jerozolimskie 65/79 | Aleje Jerozolimskie 65/79
    ! Nørrebrogade 5, 1. tv | Nørrebrogade 5, 1. th
    ! Rua Augusta 10 | Rua Augusta 100
    = Rua de Santa Catarina 112, 2º Esq. | R. Santa Catarina, 112, 2.º esquerdo
    = Av. Paulista 1578, São Paulo | Avenida Paulista, 1578, Sao Paulo
    = ul. Marszałkowska 10/16 m. 5, 00-590 Warszawa | Marszałkowska 10/16 m 5, 00-590 Warszawa
    = Østerbrogade 12, 3. th., 2100 København | Østerbrog. 12, 3. th, 2100 København
    = Storgata 5, 0155 Oslo | STORGATA 5, 0155 Oslo, Norge
    = os. Piastów 12/4 | Osiedle Piastów 12/4
    = Praça do Comércio 3 | Pç. do Comércio, 3
    = Kirkeveien 64 B | Kirkevn. 64B
    ! Østerbrogade 12, 3. th | Østerbrogade 12, 3. tv
    ! Storgata 5, 0155 Oslo | Storgata 5, 5015 Bergen
    ! Rua Augusta 10 | Avenida Augusta 10
    ! ul. Długa 5/7 | ul. Długa 5/8
    ! Praça da Figueira 3 | Rua da Figueira 3
    """
}
