extension NameCulture {
  static let hungarian = NameCulture(
    male: """
      László István József János Zoltán Sándor Gábor Ferenc Attila Péter Tamás Zsolt Tibor András
      Csaba Imre Lajos György Balázs Gyula Mihály Károly Róbert Béla Dávid Ádám Krisztián Dániel
      Miklós Norbert Bence Máté Levente Szabolcs Roland Richárd Árpád Gergő Ernő Kálmán Botond Ákos
      Barnabás Zsombor Vilmos Jenő Ottó Géza Kristóf Marcell
      """,
    female: """
      Mária Erzsébet Katalin Ilona Éva Anna Zsuzsanna Margit Julianna Judit Ágnes Andrea Ildikó
      Erika Krisztina Irén Eszter Magdolna Mónika Edit Gabriella Szilvia Anita Anikó Viktória Márta
      Rozália Tímea Piroska Klára Melinda Dóra Tünde Zsófia Boglárka Réka Nikolett Petra Emese
      Hajnalka Csilla Orsolya Bernadett Enikő Noémi Lilla Hanna Luca Gyöngyi Beáta
      """,
    family: """
      Nagy Kovács Tóth Szabó Horváth Varga Kiss Molnár Németh Farkas Balogh Papp Lakatos Takács
      Juhász Oláh Mészáros Simon Rácz Fekete Szilágyi Török Fehér Balázs Gál Szűcs Orsós Kocsis
      Fodor Pintér Szalai Sipos Magyar Lukács Gulyás Biró Király Katona László Jakab Bogdán Balog
      Sándor Boros Fazekas Kelemen Antal Somogyi Váradi Fülöp Orosz Vincze Veres Hegedűs Budai
      Deák Pap Bálint Pál Illés Vörös Szőke Lengyel Bognár Bodnár Jónás Halász Szekeres Hajdu Csonka
      """,
    tail: SurnameTail(
      share: 0.15,
      first:
        "Bánhid Baranya Berek Bihar Csáky Csan Debre Dömöt Egerv Endrőd Fegyver Földv Gyönk Halmágy Hatvan Jászber Kecsk Keszth Kisv Komár Lábatl Makó Mohác Nádas Óvár Pásztó Pápa Rákos Sárosp Somlyó Szatmár Szent Tarján Tatay Ujfal Vásárh Verőc Zalán",
      middle: "vár falu",
      last: "i y szki ényi ányi össy ági ótai édi"
    ),
    familyFirst: true,
    middleShare: 0.1,
    familiar: """
      László: Laci
      István: Pista Isti
      József: Józsi Jocó
      János: Jani Jancsi
      Zoltán: Zoli
      Sándor: Sanyi
      Gábor: Gabi
      Ferenc: Feri
      Attila: Ati
      Péter: Peti
      Tamás: Tomi
      György: Gyuri
      Mihály: Misi
      Miklós: Miki
      Krisztián: Krisz
      Dániel: Dani
      Erzsébet: Erzsi Bözsi
      Katalin: Kati Kata
      Ilona: Ica Ili
      Éva: Évi
      Zsuzsanna: Zsuzsa Zsuzsi
      Margit: Manci
      Ágnes: Ági
      Eszter: Eszti
      Magdolna: Magdi
      Gabriella: Gabi
      Viktória: Viki
      Zsófia: Zsófi
      Boglárka: Bogi
      """,
    spellings: """
      Krisztina: Kristína
      Balogh: Balog
      Papp: Pap
      Kiss: Kis
      Horváth: Horvát
      Tóth: Tót
      Szűcs: Szücs
      Takács: Takáts
      Németh: Német
      """
  )

  static let finnish = NameCulture(
    male: """
      Juhani Johannes Olavi Antero Tapani Kalevi Tapio Matti Mikael Ilmari Pekka Timo Jari Kari Antti
      Jukka Mika Juha Seppo Hannu Heikki Markku Sami Ville Janne Petri Marko Lauri Eero Jussi Teemu
      Tuomas Aleksi Joonas Niko Eetu Onni Elias Väinö Toivo Veikko Reijo Esa Pentti Raimo Jorma Risto
      Arto Harri Tommi
      """,
    female: """
      Maria Helena Johanna Anneli Kaarina Marjatta Kristiina Liisa Annikki Hannele Tuulikki Orvokki
      Päivi Tuula Anna Ritva Leena Sari Minna Marja Satu Eeva Merja Raija Seija Riitta Pirjo Kirsi
      Heidi Jaana Hanna Laura Emilia Sofia Aino Aada Venla Helmi Eila Irja Sirpa Outi Anu Katja Piia
      Tarja Ulla Arja Saara Iida
      """,
    family: """
      Korhonen Virtanen Mäkinen Nieminen Mäkelä Hämäläinen Laine Heikkinen Koskinen Järvinen Lehtonen
      Lehtinen Saarinen Salminen Heinonen Niemi Heikkilä Salonen Kinnunen Turunen Salo Laitinen
      Tuominen Rantanen Karjalainen Jokinen Mattila Savolainen Lahtinen Ahonen Ojala Leppänen Hiltunen
      Väisänen Laaksonen Miettinen Pitkänen Aaltonen Manninen Anttila Koivisto Kallio Leinonen
      Hakala Räsänen Peltonen Hirvonen Toivonen Nurminen Pulkkinen Partanen Lindström Kettunen Mustonen
      Rissanen Moilanen Seppälä Nevalainen Eskelinen Seppänen Rautio Hänninen
      """,
    tail: SurnameTail(
      share: 0.2,
      first:
        "Aho Haapa Halko Hieta Ilma Joki Kaisla Kangas Kataja Kivi Kontio Kuusi Lahden Lampi Luoto Metsä Mylly Niitty Ollin Paju Pelto Pihla Raja Ruoho Saari Sora Suo Tammi Tuomi Uusi Vaahtera Vesi Vuori Ylä",
      middle: "lan koski",
      last: "nen la lä maa mäki niemi ranta vaara virta oja aho kari"
    ),
    middleShare: 0.3,
    familiar: """
      Juhani: Jussi Juha
      Johannes: Hannes
      Aleksi: Ale
      Matti: Masa
      Mikael: Mikko
      Ville: Vili
      Heikki: Hessu
      Tuomas: Tumppi
      Marja: Maikki
      Kristiina: Kiti
      Johanna: Hanna Jonna
      Helena: Leena Heli
      Emilia: Emmi
      Katja: Kati
      """,
    spellings: """
      Kristiina: Kristina
      Mikael: Michael
      Johanna: Johana
      Sofia: Sophia
      Lindström: Lindstrom
      """
  )
}
