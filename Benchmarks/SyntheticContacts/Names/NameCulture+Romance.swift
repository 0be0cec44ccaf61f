extension NameCulture {
  static let spanish = NameCulture(
    male: """
      Antonio José Manuel Francisco Juan David José_Antonio Javier Daniel José_Luis Carlos Jesús
      Alejandro Miguel Francisco_Javier Rafael Pedro Ángel Pablo Sergio Fernando Jorge Luis Alberto
      Álvaro Juan_Carlos Adrián Diego Juan_José Raúl Iván Juan_Antonio Rubén Enrique Óscar Ramón
      Vicente Andrés Juan_Manuel Joaquín Santiago Víctor Mario Eduardo Roberto Jaime Marcos Ignacio
      Hugo Martín Lucas Jordi Gonzalo Iñaki Xavier Guillermo Salvador Emilio Gabriel Tomás
      """,
    female: """
      María_Carmen María Carmen Ana_María Josefa Isabel Laura María_Dolores María_Pilar
      María_Teresa Ana Lucía Cristina Francisca Marta María_José Dolores María_Isabel Paula Elena
      Antonia Sara María_Luisa Raquel Rosa_María Pilar Concepción Manuela María_Jesús Julia Mercedes
      Beatriz Nuria Silvia Irene Alba Rocío Rosario Patricia Juana Montserrat Teresa Encarnación
      Mónica Alicia Sandra Sonia Andrea Marina Susana Sofía Yolanda Inmaculada Inés Noelia Begoña
      """,
    family: hispanicFamilyNames,
    tail: hispanicTail,
    inheritance: .hispanic,
    middleShare: 0.05,
    familiar: hispanicFamiliarNames
  )

  static let latinAmerican = NameCulture(
    male: """
      José Juan Luis Carlos Jorge Miguel_Ángel Jesús Francisco Alejandro Pedro Manuel Ricardo
      Roberto Fernando Daniel Eduardo Juan_Carlos Javier Rafael Martín Sergio Antonio Arturo Raúl
      Enrique Gerardo Mario Alfredo Óscar Héctor Armando Víctor Rubén Ramón Alberto Salvador Diego
      Andrés Sebastián Santiago Mateo Emiliano Leonel Guadalupe Ignacio Gustavo Rodrigo Cristóbal
      """,
    female: """
      María_Guadalupe María Juana Margarita Verónica Guadalupe Leticia Rosa Alejandra Gabriela
      Yolanda Elizabeth Martha Silvia Patricia Ana Adriana Norma Gloria Alicia Teresa Claudia Lucía
      Rocío Sofía Valentina Camila Ximena Mariana Daniela Fernanda Paola Karla Lorena Esperanza
      Consuelo Luz_María Rosario Carmen Graciela Beatriz Blanca Dulce Isabel Elena Mercedes Catalina
      """,
    family: hispanicFamilyNames,
    tail: hispanicTail,
    inheritance: .hispanic,
    middleShare: 0.25,
    familiar: hispanicFamiliarNames
  )

  private static let hispanicFamilyNames = """
    García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Hernández
    Ruiz Díaz Moreno Muñoz Álvarez Romero Gutiérrez Alonso Navarro Torres Domínguez Ramos Vázquez
    Ramírez Gil Serrano Molina Blanco Morales Suárez Ortega Delgado Castro Ortiz Marín Rubio Núñez
    Medina Sanz Castillo Iglesias Cortés Garrido Santos Guerrero Lozano Cano Cruz Méndez Flores
    Prieto Herrera Peña León Márquez Cabrera Gallego Calvo Vidal Campos Reyes Vega Fuentes Carrasco
    Diez Aguilar Caballero Nieto Santana Vargas Pascual Giménez Herrero Hidalgo Montero Lorenzo
    Santiago Benítez Durán Ibáñez Arias Mora Ferrer Carmona Vicente Rojas Soto Crespo Román Pastor
    Velasco Parra Sáez Moya Bravo Rivera Gallardo Soler Esteban Silva Salazar Mendoza Guzmán Juárez
    Chávez Espinoza Ávila Contreras Estrada Ríos Sandoval Ochoa Padilla Figueroa Acosta Zamora
    Etxeberria Goikoetxea Puig Ferrando Quiroga Barrios Cárdenas Zúñiga Villalobos Escobedo
    """

  private static let hispanicTail = SurnameTail(
    share: 0.18,
    first:
      "Al Arre Bal Barra Ber Caba Cala Can Carra Cas Cerve Co Cordo Corra De Escu Esque Fon Ga Gala Guada Inza La Larra Lla Ma Mala Man Mira Monte Nava Ola Orte Pala Pe Pera Quinta Reba Ro Saba Sala San Ta Torre Valde Va Villa Za Zuba",
    middle: "ri le na da ma",
    last:
      "cedo ces dilla do dos duero garay gas guez lano lar larga leda lejo llero lobos lonso lva mar mayor menta mora nales nares nero nes nilla ño quera quiza rado rana rejo rena rera res rria rro ruela sa salas tierra tillo to tos varez vedo vera zabal"
  )

  private static let hispanicFamiliarNames = """
    Francisco: Paco Fran Pancho Kiko
    José: Pepe
    Manuel: Manolo
    Antonio: Toni Toño
    Jesús: Chus Chuy
    Ignacio: Nacho
    Enrique: Quique
    Rafael: Rafa
    Alejandro: Álex Jandro
    Eduardo: Edu Lalo
    Fernando: Nando
    Guillermo: Guille Memo
    Roberto: Beto
    Daniel: Dani
    Javier: Javi
    Santiago: Santi
    Dolores: Lola
    Concepción: Concha
    Josefa: Pepa
    Francisca: Paca Paqui
    Mercedes: Merche
    Guadalupe: Lupe
    Isabel: Isa Chabela
    Beatriz: Bea
    Rosario: Charo
    Cristina: Cris
    Teresa: Tere
    Consuelo: Chelo
    Montserrat: Montse
    Encarnación: Encarna
    """

  static let portuguese = NameCulture(
    male: """
      João José António Manuel Carlos Paulo Pedro Luís Francisco Rui Jorge Miguel Fernando Nuno
      Ricardo Bruno Tiago André Rafael Gonçalo Diogo Marcos Lucas Gabriel Mateus Felipe Eduardo
      Rodrigo Leonardo Gustavo Thiago Marcelo Sérgio Vitor Hélder Duarte Afonso Vasco Henrique Otávio
      """,
    female: """
      Maria Ana Mariana Inês Beatriz Sofia Joana Catarina Carla Sandra Paula Cristina Isabel Teresa
      Rita Marta Patrícia Sílvia Fernanda Juliana Camila Larissa Letícia Aline Bruna Amanda Adriana
      Márcia Francisca Antônia Luciana Vera Helena Carolina Leonor Matilde Conceição Fátima Lurdes
      """,
    family: """
      Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Jesus Sousa Fernandes Gonçalves
      Gomes Lopes Marques Alves Almeida Ribeiro Pinto Carvalho Teixeira Moreira Correia Mendes Nunes
      Soares Vieira Monteiro Cardoso Rocha Neves Coelho Cruz Cunha Pires Ramos Reis Simões Antunes
      Matos Fonseca Machado Araújo Barbosa Tavares Lourenço Castro Figueiredo Azevedo Freitas Lima
      Souza Barros Nascimento Moura Cavalcanti Dias Campos Melo Batista Brandão Guimarães Vasconcelos
      """,
    tail: SurnameTail(
      share: 0.12,
      first:
        "Al Arru Bal Bar Bra Ca Carra Co Fi Gar Gui La Lou Ma Me Mi Mon Ne Pa Pi Que Re Sal San Se Ta Tei Va Vi",
      middle: "da lha ma ri",
      last:
        "beira ção cedo ces da deira do dinho gal galhães ga lheiro lho mar mão nha nhão nheiro ral reira ro rosa ssa to zinho"
    ),
    inheritance: .lusophone,
    middleShare: 0.3,
    familiar: """
      José: Zé
      Francisco: Chico Xico
      António: Tó Toni
      Manuel: Manel Nelo
      Luís: Lula
      Eduardo: Edu Dudu
      Fernanda: Nanda
      Beatriz: Bia
      Maria: Mia
      Isabel: Bela
      Teresa: Teté
      Catarina: Cati
      """
  )

  static let italian = NameCulture(
    male: """
      Giuseppe Antonio Giovanni Mario Luigi Andrea Francesco Marco Salvatore Angelo Alessandro
      Vincenzo Pietro Roberto Carlo Franco Paolo Domenico Stefano Bruno Giorgio Michele Luca Davide
      Daniele Matteo Lorenzo Simone Federico Riccardo Fabio Claudio Massimo Maurizio Gabriele
      Leonardo Tommaso Edoardo Filippo Nicola Enrico Alberto Giacomo Emanuele Raffaele Gianluca
      """,
    female: """
      Maria Anna Giuseppina Rosa Angela Giovanna Teresa Lucia Carmela Caterina Francesca Antonella
      Laura Paola Sara Giulia Chiara Valentina Alessandra Silvia Elena Federica Martina Elisa Roberta
      Daniela Monica Simona Cristina Barbara Sofia Aurora Giorgia Alice Beatrice Ludovica Ginevra
      Margherita Rita Assunta Concetta Antonietta Luisa Marta Eleonora Ilaria Serena Patrizia
      """,
    family: """
      Rossi Ferrari Russo Bianchi Romano Gallo Costa Fontana Conti Esposito Ricci Bruno Moretti
      De_Luca Greco Barbieri Lombardi Giordano Rizzo Colombo Mancini Longo Leone Martinelli Marchetti
      Martini Galli Gatti Mariani Ferrara Santoro Marini Bianco Conte Serra Farina Gentile Caruso
      Morelli Ferri Testa Ferraro Pellegrini Grassi Rossetti D'Angelo Bernardi Mazza Rinaldi Palumbo
      Lombardo Fabbri Parisi Villa Grasso D'Amico Benedetti Silvestri Messina De_Santis Sala Basile
      Monti Cattaneo Riva Palmieri Vitale Coppola Sartori Valentini Guerra Orlando Bellini Neri De_Rosa
      """,
    tail: SurnameTail(
      share: 0.22,
      first:
        "Al An Bal Bar Bel Bene Ber Bo Bon Bru Cal Cam Can Cap Car Cas Ce Chi Col Cor Dal Fal Fan Far Fio Fos Gal Gar Gi Gra Gual La Lan Mal Man Mar Mas Men Mo Mon Nar Or Pa Pal Pe Pel Pol Ra Ran Ro Sal San Scar Ser Spa Tar To Tor Va Ve Vi Zam",
      middle: "ba da la ma ri to",
      last:
        "bella betti chetti chi chini cini dazzi delli dini doni gatti gelli gini glia glioni lacqua landi lini lotti lucci magni mini moli nardi natti nelli netti niti noni pelli pini randi relli retti rini roni sani setti sini stri tani telli tini toni vani zani zini zoni"
    ),
    inheritance: .keptName,
    middleShare: 0.1,
    familiar: """
      Giuseppe: Beppe Pino Peppe
      Francesco: Checco Franco
      Luigi: Gigi Gino
      Giovanni: Gianni Nino
      Alessandro: Sandro Ale
      Salvatore: Totò Salvo
      Antonio: Tonino
      Domenico: Mimmo
      Vincenzo: Enzo
      Leonardo: Leo
      Lorenzo: Renzo
      Federico: Fede Chicco
      Gabriele: Lele
      Giuseppina: Pina Giusy
      Caterina: Rina
      Francesca: Franca Checca
      Alessandra: Sandra Ale
      Margherita: Rita
      Valentina: Vale
      Eleonora: Nora
      Elisabetta: Betta
      """
  )

  static let french = NameCulture(
    male: """
      Jean Pierre Michel André Philippe Alain Bernard Jacques Patrick Daniel Nicolas Christophe
      Laurent Thierry Julien Stéphane Sébastien David Alexandre Frédéric Éric Olivier Pascal Thomas
      Guillaume Vincent François Christian Gérard Claude Romain Antoine Maxime Benoît Fabien Xavier
      Mathieu Lucas Hugo Louis Gabriel Raphaël Jules Adam Léo Arthur Ethan Théo Baptiste Clément
      Jean-Pierre Jean-Claude Jean-Luc Jean-François Yves Serge Denis Rémi Loïc Gaël Cédric Mathis
      """,
    female: """
      Marie Jeanne Françoise Monique Catherine Nathalie Isabelle Sylvie Anne Martine Jacqueline
      Nicole Sophie Christine Céline Valérie Sandrine Stéphanie Véronique Aurélie Julie Émilie Laure
      Claire Camille Léa Manon Chloé Emma Louise Alice Inès Jade Lola Sarah Juliette Charlotte
      Hélène Brigitte Chantal Dominique Odile Geneviève Simone Marguerite Élodie Mathilde Margaux
      Anne-Marie Marie-Claude Marie-Christine Anne-Sophie Bénédicte Solène Gaëlle Amélie Noémie
      """,
    family: """
      Martin Bernard Thomas Petit Robert Richard Durand Dubois Moreau Laurent Simon Michel Lefebvre
      Leroy Roux David Bertrand Morel Fournier Girard Bonnet Dupont Lambert Fontaine Rousseau Vincent
      Muller Lefèvre Faure Andre Mercier Blanc Guérin Boyer Garnier Chevalier François Legrand
      Gauthier Garcia Perrin Robin Clément Morin Nicolas Henry Roussel Mathieu Gautier Masson
      Marchand Duval Denis Dumont Marie Lemaire Noël Meyer Dufour Meunier Brun Blanchard Giraud Joly
      Rivière Lucas Brunet Gaillard Barbier Arnaud Martinez Gérard Roche Renard Schmitt Roy Leroux
      Colin Vidal Caron Picard Roger Fabre Aubert Lemoine Renaud Dumas Lacroix Olivier Philippe
      Bourgeois Pierre Benoit Rey Leclerc Payet Rolland Leclercq Guillaume Lecomte Lopez Jean Dupuy
      Hubert Berger Carpentier Le_Gall Kerbrat Le_Roux d'Aubigny de_La_Tour
      """,
    tail: SurnameTail(
      share: 0.25,
      first:
        "Al Ar Au Bar Beau Bel Ber Bi Bon Bou Bour Bri Cal Car Cha Cham Char Chau Clair Cor Cou Cour Cres Da Del Des Du Fa Fleu Fon Fro Ga Gar Gi Gou Gran Gui Ha La Lan Le Li Mai Mal Mar Mau Mon Mor Na Pa Per Pi Pon Por Pru Ra Re Ri Ro Sa Sau Ta Thi Tour Va Val Vau Ver Vi",
      middle: "de la li mo te vi",
      last:
        "bert bier bin blay bois bon bourg camp cart champ chard chet clair court deau dier din don doux fort gaud geon gier got guet lain lard laud let lier lin lon lot lou mard mont my nard naud net nier nin not pin quet rand raud reau ret rier rin ron rot sac sault sier teau thier tier tin ton val vier ville"
    ),
    middleShare: 0.15,
    familiar: """
      Jean-Pierre: JP
      Philippe: Phil
      Nicolas: Nico
      Christophe: Chris Titi
      Alexandre: Alex
      Frédéric: Fred
      Sébastien: Seb
      Stéphane: Steph
      Guillaume: Guigui
      Vincent: Vince
      Maxime: Max
      Mathieu: Mat
      Benoît: Ben
      Antoine: Toinou
      Catherine: Cathy
      Isabelle: Isa
      Nathalie: Nath Nat
      Françoise: Fanfan
      Véronique: Véro
      Stéphanie: Steph
      Valérie: Val
      Jacqueline: Jacotte
      Marguerite: Margot
      Dominique: Dom
      Émilie: Mimi
      """,
    spellings: """
      Mathieu: Matthieu
      Éric: Erik
      Stéphane: Stéphan
      Loïc: Loïck
      Rémi: Rémy
      Catherine: Katherine
      Nathalie: Natalie
      Sylvie: Silvie
      Sophie: Sofie
      Lefebvre: Lefèvre Lefebure
      Lefèvre: Lefebvre
      Gauthier: Gautier
      Gautier: Gauthier
      Leclerc: Leclercq
      Leclercq: Leclerc
      Leroy: Le_Roy
      Lemaire: Le_Maire
      Perrin: Périn
      Dupont: Dupond
      Renaud: Renault
      """
  )
}
