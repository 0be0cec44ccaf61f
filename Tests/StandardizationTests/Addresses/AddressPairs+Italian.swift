extension AddressPairs {
  static let italianPairs = """
    = Via Roma 10 | V. Roma, 10
    = P.zza Duomo 1 | Piazza del Duomo, 1
    = V.le Monza 4 | Viale Monza, 4
    = C.so Italia 22 | Corso Italia, n. 22
    = Via G. Verdi 3, int. 5 | Via G. Verdi, 3 interno 5
    = Via Roma 10, 20121 Milano MI | Via Roma 10, 20121 Milano (MI), Italia
    = P.zza S. Marco 3 | Piazza San Marco 3
    = Casella Postale 12 | Casella postale n. 12
    = L.go Augusto 8 | Largo Augusto 8
    = Via Roma 10/A | Via Roma 10a
    ! Via Roma 10 | Viale Roma 10
    ! Via Roma 10 | Via Roma 12
    ! Via Roma 10 int. 5 | Via Roma 10 int. 6
    ! Via Roma 10, Milano | Via Roma 10, Torino
    = Via XX Settembre 20 | via XX settembre n° 20
    = Via S. Giovanni 5 | Via San Giovanni, 5
    = Via dell'Orso 3 | Via dell’ Orso 3
    = Str. Provinciale 12 | Strada Provinciale 12
    = Corso Vittorio Emanuele II 8, 10123 Torino TO | C.so Vittorio Emanuele II, 8, 10123 Torino
    ! Via San Giovanni 5 | Via Santa Giovanna 5
    ! Piazza Verdi 1 | Via Verdi 1
    = Via Giuseppe Mazzini 14 | V. Giuseppe Mazzini, 14
    = Viale Europa 22, 00144 Roma RM | V.le Europa, 22 - 00144 Roma (RM)
    = P.za della Repubblica 5 | Piazza Repubblica, 5
    = Corso Buenos Aires 33 | C.so Buenos Aires 33
    = P.le Loreto 1 | Piazzale Loreto, 1
    = Via S. Francesco d'Assisi 9 | Via San Francesco D’Assisi, 9
    = Strada Statale 16 n. 40 | Str. Statale 16, 40
    ! Strada Statale 16 n. 40 | Strada Statale 17 n. 40
    ! C.P. 101 | C.P. 102
    = Vicolo del Forno 3 | Vic. del Forno, 3
    = Via Roma, 12/B | Via Roma 12 b
    = L.go Argentina 11 | Largo Argentina 11
    = VIA DEI MILLE 7 | Via dei Mille, 7
    = Via G. Garibaldi 5 scala B int. 9 | Via G. Garibaldi, 5, sc. B, interno 9
    = Via Dante n° 18 | Via Dante, 18
    = Loc. Pian di Sotto 2 | Località Pian di Sotto, 2
    = Fraz. Colle 8 | Frazione Colle, 8
    = Via Prof. Marconi 6 | Via Professor Marconi, 6
    = Casella Postale 101 | C.P. 101
    = Via Sta. Chiara 4, 80134 Napoli | Via Santa Chiara, 4, 80134 Napoli NA, Italia
    = V.lo Stretto 2 | Vicolo Stretto 2
    = Lungomare Marconi 15, 2° piano | Lungomare Marconi, 15 piano 2
    = Via Dott. Bassi 3 | Via Dottor Bassi 3
    = C.da Piana 21 | Contrada Piana, 21
    ! Via Mazzini 14 | Viale Mazzini 14
    ! Via Roma 12/B | Via Roma 12/C
    ! Via Roma 12 | Piazza Roma 12
    ! Piazza Repubblica 5 | Piazzale Repubblica 5
    ! Via S. Francesco 9 | Via S. Francesca 9
    ! Via Dante 18, Bari | Via Dante 18, Lecce
    ! Via G. Garibaldi 5 scala A | Via G. Garibaldi 5 scala B
    ! Corso Italia 22 int. 3 | Corso Italia 22 int. 4
    ! Via XX Settembre 20 | Via XXV Aprile 20
    ! Via Verdi 3, 20121 Milano | Via Verdi 3, 10124 Torino
    ! Casella Postale 101 | Casella Postale 110
    ! Largo Augusto 8 | Vicolo Augusto 8
    ! Via Roma 100 | Via Roma 10
    """
}
