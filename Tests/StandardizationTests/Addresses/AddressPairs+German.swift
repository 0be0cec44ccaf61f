extension AddressPairs {
  static let germanPairs = """
    = Hauptstraße 5 | Hauptstr. 5
    = Hauptstraße 5 | Haupt Str. 5
    = Hauptstraße 5 | HAUPTSTRASSE 5
    = Karl-Marx-Straße 12 | Karl Marx Str. 12
    = Hauptstr. 5a | Hauptstraße 5 a
    = Müllerstr. 8 | Muellerstraße 8
    = Mühleng. 3 | Mühlengasse 3
    = Alexanderpl. 1 | Alexanderplatz 1
    = Hauptstr. 5, 10115 Berlin | Hauptstraße 5, D-10115 Berlin
    = Hauptstr. 5 10115 Berlin | Hauptstraße 5, 10115 Berlin, Deutschland
    = Kaiserstr. 3, 60311 Frankfurt am Main | Kaiserstraße 3, 60311 Frankfurt a. M.
    = Kaiserstr. 3, 60311 Frankfurt/Main | Kaiserstraße 3, 60311 Frankfurt (Main)
    = Postfach 12 34 56 | Postfach 123456
    = Hauptstr. 5, 2. OG | Hauptstr. 5, 2. Obergeschoss OG
    = Mariahilfer Str. 12/3/4 | Mariahilfer Straße 12 Stiege 3 Top 4
    = Hauptstr. 5 Whg. 4 | Hauptstraße 5, Wohnung 4
    = Straße des 17. Juni 135 | Str. des 17. Juni 135
    = St.-Johann-Str. 4 | Sankt-Johann-Straße 4
    = Bahnhofstr. 3, 8001 Zürich | Bahnhofstrasse 3, CH-8001 Zürich, Schweiz
    = Hauptstr. 5-7 | Hauptstraße 5 – 7
    = Hauptstr. Nr. 5 | Hauptstr. 5
    = Hauptstr. 5 links | Hauptstraße 5, li.
    = Dr.-Otto-Str. 1 | Doktor-Otto-Straße 1
    = Breiter Weg 7 | Breiter Weg 7
    ! Hauptstr. 5 | Hauptstr. 6
    ! Hauptstr. 5 | Hauptgasse 5
    ! Hauptstr. 5a | Hauptstr. 5b
    ! Hauptstr. 5 | Bahnhofstr. 5
    ! Hauptstr. 5, 10115 Berlin | Hauptstr. 5, 12159 Berlin
    ! Hauptstr. 5, Ulm | Hauptstr. 5, Köln
    ! Postfach 1234 | Postfach 1235
    ! Mühlweg 3 | Mühlgasse 3
    ! Hauptstr. 5 Top 3 | Hauptstr. 5 Top 4
    ! Kaiserstr. 3, 60311 Frankfurt | Kaiserstr. 3, 15230 Frankfurt
    = Rosenweg 4 | Rosenw. 4
    = Goethestr. 10, 80336 München | Goethestraße 10, 80336 Muenchen
    = Am Markt 3 | am Markt 3
    = Breite Str. 14 | Breite Straße 14
    = Schillerstr 3b | Schillerstraße 3 B
    = Lindenallee 7, Hinterhaus | Linden-Allee 7, HH
    = Gen.-Blumenthal-Str. 4 | General-Blumenthal-Straße 4
    = Landstraße 9, 1. Stock | Landstr. 9, 1. Etage
    = Hauptplatz 1, 8010 Graz | Hauptpl. 1, A-8010 Graz, Österreich
    ! Rosenweg 4 | Rosenstr. 4
    ! Rosenweg 4 | Rosenweg 14
    ! Lindenallee 7, Vorderhaus | Lindenallee 7, Hinterhaus
    ! Hauptplatz 1, 8010 Graz | Hauptplatz 1, 4020 Linz
    ! Landstr. 9, 1. OG | Landstr. 9, 2. OG
    = Schönhauser Allee 36, 10435 Berlin | Schoenhauser Allee 36, 10435 Berlin
    = Friedrich-Ebert-Str. 20 | Friedrich-Ebert-Straße 20
    = An der Alten Ziegelei 5 | An der alten Ziegelei 5
    = Wiener Str. 12/2/15 | Wiener Straße 12, Stiege 2, Top 15
    = Rämistr. 71, 8006 Zürich | Rämistrasse 71, 8006 Zürich
    = Unter den Linden 77 | unter den linden 77
    = Mozartstr. 3, c/o Weber | Mozartstraße 3
    = Mozartstr. 3, Berlin, c/o Weber | Mozartstraße 3, Berlin
    ! Mozartstr. 3, c/o Weber | Mozartstraße 4
    = Bgm.-Smidt-Str. 8 | Bürgermeister-Smidt-Straße 8
    = Prof.-Huber-Pl. 1 | Professor-Huber-Platz 1
    = Ringstr. 4, EG links | Ringstraße 4, Erdgeschoss links
    = Postfach 10 01 11, 70001 Stuttgart | Postfach 100111, D-70001 Stuttgart
    = Grünwalder Weg 9 A | Grünwalder Weg 9a
    = Kirchpl. 2 | Kirchplatz 2
    = Am Dorfbach 1, 3. OG | Am Dorfbach 1, 3. Stock
    = Bahnhofstr. 14 - 16 | Bahnhofstraße 14-16
    = Gr. Bergstr. 8, 22767 Hamburg | Große Bergstraße 8, 22767 Hamburg
    = Lerchenfelder Gürtel 43, 1160 Wien | Lerchenfelder Gürtel 43, A-1160 Wien, Österreich
    ! Friedrich-Ebert-Str. 20 | Friedrich-Ebert-Platz 20
    ! Wiener Str. 12/2/15 | Wiener Str. 12/2/16
    ! Ringstr. 4, EG links | Ringstr. 4, EG rechts
    ! Schulstr. 3, 53111 Bonn | Schulstr. 3, 50667 Köln
    ! Am Dorfbach 1 | Am Dorfplatz 1
    ! Bahnhofstr. 14-16 | Bahnhofstr. 16
    ! Große Bergstraße 8 | Kleine Bergstraße 8
    ! Mozartstr. 3 | Mozartstr. 3a
    ! Postfach 100111 | Postfach 100112
    """
}
