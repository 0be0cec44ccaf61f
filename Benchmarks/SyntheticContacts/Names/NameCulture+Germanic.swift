extension NameCulture {
  static let german = NameCulture(
    male: """
      Peter Michael Thomas Andreas Wolfgang Klaus Stefan Jürgen Christian Uwe Werner Hans Frank
      Markus Bernd Matthias Martin Daniel Alexander Jan Dieter Manfred Heinz Sebastian Jörg Tobias
      Günter Horst Helmut Florian Ralf Karl Gerhard Dirk Philipp Torsten Rolf Lukas Jonas Felix
      Maximilian Leon Paul Finn Tim Niklas Johannes Simon Moritz Fabian Benjamin Holger Marcel Sven
      Rainer Walter Herbert Josef Kurt Ulrich Reinhard Norbert Volker Lothar Detlef Ingo Axel Olaf
      Heiko Kai Carsten Oliver Patrick Dominik Kevin David Julian Robert Georg Franz Friedrich
      Wilhelm Hermann Otto Erwin Gottfried Konrad Anton Emil Jakob Vincent Leopold Bastian Korbinian
      Hans-Peter Karl-Heinz Hans-Jürgen Björn Sören Anselm Bruno Theodor
      """,
    female: """
      Ursula Maria Monika Petra Elisabeth Sabine Renate Helga Karin Brigitte Ingrid Andrea Gisela
      Claudia Susanne Gabriele Christa Christine Hildegard Anna Birgit Barbara Gerda Heike Martina
      Angelika Irmgard Katharina Anja Stefanie Nicole Julia Sandra Ute Silke Melanie Kerstin Katrin
      Anke Daniela Tanja Jana Sarah Lena Laura Lisa Hannah Sophie Emma Mia Leonie Marie Johanna
      Charlotte Frieda Greta Ida Clara Luisa Antonia Franziska Theresa Magdalena Eva Ruth Rosemarie
      Waltraud Hannelore Edith Margarete Elfriede Anneliese Ilse Lieselotte Erika Marianne Dagmar
      Doris Cornelia Regina Silvia Bettina Annette Simone Britta Antje Wiebke Gesine Frauke Imke
      Annika Svenja Jessica Vanessa Nadine Jennifer Anne-Marie Eva-Maria Hedwig Käthe
      """,
    family: """
      Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer
      Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange
      Schmitt Werner Schmitz Krause Meier Lehmann Schmid Schulze Maier Köhler Herrmann König Walter
      Mayer Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn Schubert Vogel Friedrich
      Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann Franke Albrecht Schuster Simon
      Ludwig Böhm Winter Kraus Martin Schumacher Krämer Vogt Stein Jäger Otto Sommer Groß Seidel
      Heinrich Brandt Haas Schreiber Graf Schulte Dietrich Ziegler Kuhn Kühn Pohl Engel Horn Busch
      Bergmann Thomas Voigt Sauer Arnold Wolff Pfeiffer Ernst Lindner Hübner Kramer Franz Hansen
      Wenzel Jansen Barth Paul Moser Nowak Petersen Reuter Kruse Kaufmann Gebhardt Marx Riedel
      Eichhorn Sander Wittmann Hagemann Lüders Brüning Oertel Thiele Grünwald Weißenborn Steinmetz
      Strobel Zeller Rausch Hölzer Reinhardt Gärtner Röder Bühler Nagel Metzger Förster Kessler
      """,
    tail: SurnameTail(
      share: 0.30,
      first: """
        Acker Alt Amsel Bach Birk Blum Brand Breit Brunn Buch Dorn Drei Eber Eich Eisen Ellen Erlen
        Falken Feld Finken Frei Gold Gras Grün Hasel Haupt Heid Heim Hell Hirsch Hoch Holz Hütten
        Kalten Kirch Klee Krumm Lauter Leit Linden Löwen Mitter Moos Mühl Neu Nieder Nord Nuss Ober
        Ost Pfaffen Rauch Reich Ried Rosen Rot Sand Schell Schön Schwan See Silber Sonn Stein Stern
        Stock Stroh Tal Tann Thal Trauben Unter Vorder Wald Weid Weiden Weis Wester Wiesen Winkel
        Wolfs Zell Zwick
        """.spaced,
      middle: "er en el s",
      last: """
        acher au bacher bauer baum beck berg berger brandt brink brück burger dörfer egger eisen feld
        felder garten gruber hagen hammer haus heimer hofer höfer holz huber kamp köhler kötter
        lechner leitner loher mann maier meister meyer moser müller reiter rieder rother schmied
        schneider stätter stein steiner stock thaler vogel wald weber wirth
        """.spaced
    ),
    middleShare: 0.15,
    familiar: """
      Wolfgang: Wolf Wolle
      Maximilian: Max Maxi
      Sebastian: Basti Wastl
      Matthias: Matze Hias
      Friedrich: Fritz Fiete
      Johannes: Hannes Hans Jo
      Josef: Sepp Jupp
      Alexander: Alex Sascha
      Michael: Michi Micha
      Andreas: Andi
      Christian: Chris
      Thomas: Tom
      Stefan: Steff
      Manfred: Manni
      Günter: Günni
      Benjamin: Benni
      Florian: Flo
      Tobias: Tobi
      Philipp: Phil Flip
      Ulrich: Uli
      Robert: Robi
      Leopold: Poldi
      Katharina: Kathi Käthe Katja
      Elisabeth: Lisa Sissi Elli Lisbeth
      Susanne: Susi Sanne
      Gabriele: Gabi
      Angelika: Geli
      Brigitte: Gitte Biggi
      Stefanie: Steffi
      Christine: Tine Christl
      Margarete: Grete Gretel
      Magdalena: Lena Leni
      Johanna: Hanna
      Franziska: Franzi
      Theresa: Resi
      Ursula: Uschi Ulla
      Renate: Nati
      Barbara: Babsi Bärbel
      Charlotte: Lotte
      Antonia: Toni
      """,
    spellings: """
      Stefan: Stephan
      Günter: Günther
      Ralf: Ralph
      Carsten: Karsten
      Torsten: Thorsten
      Philipp: Philip
      Katrin: Kathrin
      Katharina: Catharina
      Claudia: Klaudia
      Sophie: Sofie
      Stefanie: Stephanie
      Müller: Mueller
      Schmidt: Schmitt Schmid
      Schmitt: Schmidt
      Meyer: Meier Maier Mayer
      Meier: Meyer Maier
      Maier: Mayer Meier
      Mayer: Maier Mayr
      Hoffmann: Hofmann
      Hofmann: Hoffmann
      Schulz: Schulze Schultz
      Schulze: Schulz
      Becker: Bäcker
      Herrmann: Hermann
      Schröder: Schroeder
      Kramer: Krämer
      Weiß: Weiss
      Groß: Gross
      Günther: Günter
      Wolf: Wolff
      Pohl: Pol
      Walter: Walther
      """
  )

  static let dutch = NameCulture(
    male: """
      Johannes Jan Cornelis Hendrik Willem Pieter Gerrit Jacobus Peter Dirk Marcel Erik Martijn
      Jeroen Bas Bart Sander Wouter Maarten Ruben Thijs Daan Sem Lars Bram Luuk Jesse Niels Koen Joost
      Rob Ronald Hans Kees Henk Wim Piet Frank Mark Michiel Tom Tim Stijn Sven Jelle Sjoerd Floris
      Mohamed Guus Teun Cas Olivier Rutger Harm Evert
      """,
    female: """
      Maria Johanna Anna Cornelia Elisabeth Wilhelmina Hendrika Petronella Catharina Margaretha
      Ingrid Marieke Saskia Esther Monique Linda Anouk Femke Sanne Lotte Fleur Emma Sophie Julia Eva
      Lieke Noor Roos Maud Iris Marloes Annemarie Ellen Astrid Yvonne Marijke Tineke Ria Wil Greetje
      Jolanda Mirjam Nienke Inge Hanneke Fatima Liesbeth Mieke Sietske Geertje
      """,
    family: """
      de_Jong Jansen de_Vries van_den_Berg van_Dijk Bakker Janssen Visser Smit Meijer de_Boer Mulder
      de_Groot Bos Vos Peters Hendriks van_Leeuwen Dekker Brouwer de_Wit Dijkstra Smits de_Graaf
      van_der_Meer van_der_Linden Kok Jacobs de_Haan Vermeulen van_den_Heuvel van_de_Ven van_der_Veen
      van_den_Broek de_Bruijn van_der_Heijden Schouten Willems van_Vliet Hoekstra Verhoeven Koster
      van_Dam van_der_Wal Prins Blom Huisman Peeters Kuipers van_Veen Kuijpers Post Veenstra Postma
      Martens Gerritsen van_Beek de_Bruin Scholten Maas Timmermans Boersma van_der_Laan Wiersma
      Groen Bosman Hermans ten_Brink ter_Horst van_'t_Hof op_den_Camp Zijlstra Terpstra
      """,
    tail: SurnameTail(
      share: 0.22,
      first:
        "Achter Appel Berk Boven Bruins Dijk Eiken Groen Haver Heide Hooge Kerk Koren Linde Meer Molen Noord Ooster Rietveld Roos Schaap Steen Veld Water Wester Wilgen Winkel Zand Zuid",
      middle: "en el s",
      last:
        "beek berg boom bos brink broek burg camp donk dijk haar hof horst huis kamp laar man meijer mond oord stra sma veen veld voort waard wijk zee"
    ),
    middleShare: 0.2,
    familiar: """
      Johannes: Jan Hans Johan
      Cornelis: Kees Cor
      Hendrik: Henk Rik
      Willem: Wim
      Pieter: Piet Peter
      Jacobus: Koos Jaap
      Gerrit: Ger
      Maarten: Maart
      Johanna: Jo Hanna
      Cornelia: Corrie Cor
      Wilhelmina: Wil Mien
      Hendrika: Riek
      Catharina: Toos Trien
      Margaretha: Greet
      Elisabeth: Els Betty Liesbeth
      Petronella: Nel Ellen
      """
  )

  static let nordic = NameCulture(
    male: """
      Lars Anders Johan Karl Erik Per Mikael Nils Jan Peter Lennart Gunnar Sven Fredrik Bengt Bo
      Mats Magnus Andreas Stefan Henrik Jonas Björn Hans Gustav Oskar Emil Axel Viktor Elias Hugo
      Alexander Simon Kjell Rolf Ole Knut Bjørn Jens Søren Niels Mads Rasmus Kasper Håkon Øyvind
      Torbjörn Åke Göran Leif Tobias Marcus Pontus Linus
      """,
    female: """
      Anna Eva Maria Karin Kristina Lena Kerstin Ingrid Marie Birgitta Elisabeth Margareta Emma Sara
      Linnéa Marianne Annika Elin Malin Jenny Ulla Gunilla Hanna Johanna Ida Julia Maja Ebba Alva
      Astrid Freja Signe Mette Kirsten Hanne Inger Randi Solveig Berit Liv Åsa Pernilla Cecilia
      Agneta Lovisa Matilda Tuva Saga Märta Britt
      """,
    family: """
      Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson
      Pettersson Jonsson Jansson Hansson Bengtsson Jönsson Lindberg Jakobsson Magnusson Olofsson
      Lindström Lindqvist Lindgren Axelsson Berg Bergström Lundberg Lind Lundgren Lundqvist Mattsson
      Berglund Fredriksson Sandberg Henriksson Forsberg Sjöberg Wallin Engström Eklund Danielsson
      Lundin Håkansson Björk Bergman Gunnarsson Holm Wikström Samuelsson Isaksson Fransson Bergqvist
      Nyström Holmberg Arvidsson Löfgren Söderberg Nyberg Blomqvist Claesson Nordström Mårtensson
      Hansen Jensen Nielsen Pedersen Christensen Sørensen Rasmussen Jørgensen Olsen Larsen Kristensen
      Dahl Haugen Bakken Strand Solberg Moen Nygård Østby Ødegård Aas Åkesson Öberg Ström
      """,
    tail: SurnameTail(
      share: 0.20,
      first:
        "Ahl Alm Apel Back Björk Blom Bor Dal Ek Elf Fager Fall Fors Frid Glas Gran Grön Hag Hall Hed Hell Hög Kjell Kron Käll Lager Ler Lilje Ljung Löf Malm Mal Norr Ny Palm Ren Ros Sand Sel Sjö Sten Söder Thor Vall Vester Wik Åker Ång Öst",
      middle: "e a",
      last:
        "bäck berg blad blom borg bo dahl dal feldt gren hammar holm kvist lind lund löv mark quist rot sjö skog strand ström stedt torp vall vik"
    ),
    middleShare: 0.25,
    familiar: """
      Lars: Lasse
      Anders: Ante
      Karl: Kalle
      Mikael: Micke
      Peter: Pelle
      Per: Pelle
      Nils: Nisse
      Fredrik: Fredde
      Gustav: Gurra
      Alexander: Alex
      Birgitta: Gittan
      Kristina: Stina Kicki
      Margareta: Greta Maggan
      Elisabeth: Lisa Lisbeth
      Johanna: Hanna
      Cecilia: Cissi
      Matilda: Tilda
      """
  )
}
