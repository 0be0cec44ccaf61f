extension StreetStyle {
  private static let englishNames = """
    Alder,Almond,Anchor,Ashgrove,Aspen,Badger,Barley,Beacon,Beech,Bluebell,Bramble,Briar,Bridge
    Brook,Buttercup,Canal,Castle,Cedar,Cherry,Chestnut,Church,Clover,Copper,Coronation,Cotton
    Cottage,Crown,Cypress,Daisy,Dove,Eagle,Elm,Fairfield,Falcon,Farm,Fern,Field,Forest,Forge
    Fountain,Fox Hollow,Garden,Glebe,Granary,Greenway,Grove,Harbour,Harvest,Hawthorn,Hazel
    Heather,Heron,High,Hill,Hollow,Honeysuckle,Ivy,Jubilee,Juniper,King,Lakeside,Larch,Laurel
    Lavender,Lilac,Lime,Linden,Long,Lower,Magnolia,Main,Manor,Maple,Market,Meadow,Memory,Mill
    Mount Pleasant,New,North,Oak,Old Mill,Olive,Orchard,Palm,Park,Pear Tree,Pheasant Run,Pine
    Poplar,Primrose,Prospect,Quarry,Queen,Railway,Raven,Rectory,Ridge,River,Robin,Rose,Rowan
    Saddle,Saint Andrew's,Saint Mary's,School,Second,Shady,Silver,South,Spring,Spruce,Station
    Stone,Summit,Sunset,Sycamore,Tanglewood,Third,Thistle,Tower,Union,Upper,Valley,Victoria
    Vine,Walnut,Water,West,Wheatfield,Willow,Windmill,Winding,Woodland,Yew Tree
    """

  private static let englishKinds = [
    ["Street", "St", "St."], ["Road", "Rd", "Rd."], ["Avenue", "Ave", "Ave.", "Av"],
    ["Lane", "Ln", "Ln."], ["Drive", "Dr", "Dr."], ["Court", "Ct"], ["Place", "Pl", "Pl."],
    ["Close", "Cl"], ["Way"], ["Boulevard", "Blvd", "Blvd."], ["Terrace", "Ter", "Terr."],
    ["Crescent", "Cres"], ["Square", "Sq"], ["Parkway", "Pkwy"], ["Circle", "Cir"],
    ["Trail", "Trl"],
  ]

  static let american = StreetStyle(
    .numberNameKind,
    names: englishNames,
    kinds: englishKinds,
    units: ["Apt %", "Apartment %", "#%", "Unit %", "Apt. %"],
    highestNumber: 4800
  )
  static let british = StreetStyle(
    .numberNameKind,
    names: englishNames,
    kinds: englishKinds,
    units: ["Flat %", "Apartment %", "Apt %", "Unit %"]
  )
  static let german = StreetStyle(
    .joinedThenNumber,
    names: """
      Adler,Ahorn,Akazien,Amsel,Apfel,Bach,Bahnhof,Berg,Birken,Blumen,Brunnen,Buchen,Burg,Damm
      Dorf,Drossel,Eichen,Erlen,Eschen,Feld,Fichten,Finken,Fliedern,Garten,Goethe,Hafen,Haupt
      Heide,Hof,Holunder,Kastanien,Kiefern,Kirch,Kloster,Lärchen,Lerchen,Linden,Markt,Mozart
      Mühlen,Neu,Nelken,Ober,Pappel,Post,Quellen,Ring,Rosen,Schiller,Schloss,Schul,Schwalben
      Sonnen,Stadt,Stein,Tannen,Tulpen,Turm,Ufer,Ulmen,Veilchen,Wald,Wasser,Weiden,Wiesen,Ziegel
      """,
    kinds: [
      ["straße", "str.", "strasse", " Straße"], ["weg"], ["gasse", "g."], ["platz", "pl."],
      ["allee"], ["ring"],
    ],
    units: ["Whg. %", "Wohnung %", "WE %"]
  )
  static let dutch = StreetStyle(
    .joinedThenNumber,
    names: """
      Bakkers,Beatrix,Beuken,Brede,Brouwers,Dorps,Eiken,Esdoorn,Haven,Hoofd,Kastanje,Kerk,Konings
      Lange,Linden,Markt,Meidoorn,Molen,Nieuw,Oranje,Populieren,Prinsen,Raadhuis,Rozen,School
      Smids,Spoor,Stations,Tulpen,Vijver,Wilgen,Zee,Zonnebloem
      """,
    kinds: [
      ["straat", "str."], ["laan", "ln."], ["weg"], ["plein", "pln."], ["gracht"], ["kade"],
    ],
    units: ["-%", "app. %", "appartement %"]
  )
  static let swedish = StreetStyle(
    .joinedThenNumber,
    names: """
      Ängs,Bergs,Björk,Brunns,Drottning,Ek,Fiskar,Fjäll,Fågel,Granits,Hamn,Industri,Kast,Kungs
      Kyrko,Lind,Lång,Mejeri,Nygårds,Park,Ring,Rosen,Sjö,Skog,Skol,Slotts,Sten,Stor,Strand,Sveden
      Tall,Trädgårds,Vasa,Väster,Öster
      """,
    kinds: [["gatan", "g."], ["vägen", "v."], ["gränd"], ["stigen"]],
    units: ["lgh %", "lägenhet %"]
  )
  static let french = StreetStyle(
    .numberKindName,
    names: """
      Albert Camus,Ampère,Berlioz,Blaise Pascal,Colbert,de Bretagne,de l'Abbaye,de l'Église
      de l'Hôpital,de la Fontaine,de la Gare,de la Liberté,de la Mairie,de la Paix,de la Plage
      de la République,des Acacias,des Cerisiers,des Champs,des Chênes,des Écoles,des Jardins
      des Lilas,des Peupliers,des Roses,des Tilleuls,des Vignes,du Château,du Lavoir,du Marché
      du Moulin,du Port,du Stade,George Sand,Jean Moulin,Jules Ferry,Lamartine,Molière,Pasteur
      Principale,Rabelais,Ronsard,Saint-Martin,Saint-Nicolas,Victor Hugo,Voltaire
      """,
    kinds: [
      ["rue", "r.", "Rue"], ["avenue", "av.", "Av."], ["boulevard", "bd", "Bd."], ["place", "pl."],
      ["chemin", "ch."], ["impasse", "imp."], ["allée", "all."],
    ],
    units: ["Apt. %", "appt %", "Appartement %"],
    separators: [" ", ", "]
  )
  static let spanish = StreetStyle(
    .kindNameNumber,
    names: """
      Mayor,Real,Nueva,Ancha,del Sol,de la Luna,del Río,de las Flores,del Carmen,San José,San Juan
      San Pedro,Santa Ana,Santa María,de la Iglesia,del Molino,de la Fuente,de los Olivos,Cervantes
      Quevedo,Calderón,Lope de Vega,Murillo,Goya,Velázquez,de la Constitución,de España,de Aragón
      de Castilla,de Navarra,de la Paz,de la Libertad,Colón,Magallanes,de los Naranjos,del Pinar
      """,
    kinds: [
      ["Calle", "C/", "C."], ["Avenida", "Avda.", "Av."], ["Plaza", "Pza.", "Pl."],
      ["Paseo", "Pº"], ["Camino", "Cno."],
    ],
    units: ["%º A", "%.º A", "% A", "piso % A"],
    separators: [" ", ", ", ", nº ", " n.º "]
  )
  static let italian = StreetStyle(
    .kindNameNumber,
    names: """
      Roma,Milano,Torino,Garibaldi,Mazzini,Cavour,Dante,Manzoni,Leopardi,Carducci,Verdi,Puccini
      Rossini,Bellini,Galilei,Volta,Marconi,dei Mille,delle Rose,dei Tigli,della Chiesa,del Mulino
      della Stazione,San Francesco,San Giovanni,Santa Lucia,IV Novembre,XXV Aprile,della Pace
      """,
    kinds: [
      ["Via", "V."], ["Viale", "V.le"], ["Piazza", "P.zza", "P.za"], ["Corso", "C.so"],
      ["Vicolo", "V.lo"],
    ],
    units: ["int. %", "interno %"],
    separators: [" ", ", "]
  )
  static let portuguese = StreetStyle(
    .kindNameNumber,
    names: """
      das Flores,da Paz,do Sol,Direita,Nova,da Igreja,da Escola,do Comércio,das Palmeiras
      dos Pinheiros,da Praia,do Porto,São João,São José,Santa Rita,Sete de Setembro
      Quinze de Novembro,Bela Vista,Dom Pedro,da Liberdade,das Acácias,do Mercado
      """,
    kinds: [
      ["Rua", "R."], ["Avenida", "Av."], ["Praça", "Pça."], ["Travessa", "Tv."],
      ["Alameda", "Al."],
    ],
    units: ["ap. %", "apto %", "apartamento %"],
    separators: [", ", " ", ", nº "]
  )
}
