extension AddressPairs {
  static let frenchPairs = """
    = 5 rue de la Paix 75002 Paris | 5, R. de la Paix, 75002 Paris
    = 12 bis rue Victor Hugo | 12bis, rue Victor-Hugo
    = 10 av. des Champs-Élysées | 10 avenue des Champs Elysees
    = 3 bd Saint-Michel | 3 boulevard St Michel
    = 8 pl. de la Concorde | 8 place de la Concorde
    = BP 123 | B.P. 123
    = 4 ch. des Vignes | 4 chemin des Vignes
    = 5 rue de l'Église | 5 rue de l’Eglise
    = 2 imp. des Lilas | 2 impasse des Lilas
    = 7 rte de Lyon | 7 route de Lyon
    = 5 rue du Dr Roux | 5 rue du Docteur Roux
    = 9 rue Ste Anne | 9 rue Sainte-Anne
    = 5 rue de la Paix, 2ème étage | 5 rue de la Paix, étage 2
    = 5 rue de la Paix, appt 4 | 5 rue de la Paix, appartement 4
    ! 5 rue de la Paix | 7 rue de la Paix
    ! 12 rue Victor Hugo | 12 bis rue Victor Hugo
    ! 10 rue Foch | 10 avenue Foch
    ! 5 rue de la Paix, 75002 Paris | 5 rue de la Paix, 69001 Lyon
    = 23, av. du Gal de Gaulle, 94160 Saint-Mandé | 23 avenue du Général de Gaulle 94160 St-Mandé
    = 6 allée des Roses | 6 all. des Roses
    = 14 quai St-Michel | 14 quai Saint Michel
    = 1 ter rue Foch | 1ter rue Foch
    = 7 rue Royale, bât. B | 7 rue Royale, bâtiment B
    ! 6 allée des Roses | 6 rue des Roses
    ! 1 bis rue Foch | 1 ter rue Foch
    ! 14 quai St-Michel | 14 boulevard St-Michel
    = 15 av. Jean Jaurès, 69007 Lyon | 15, avenue Jean-Jaurès, 69007 LYON
    = 22 bd. Haussmann | 22 Blvd Haussmann
    = 3 r. St-Honoré | 3 rue Saint-Honoré
    = 101 ch. du Moulin | 101 Chemin du Moulin
    = 4 quater rue Lepic | 4quater, rue Lepic
    = 18 rue de l'Hôtel-de-Ville | 18 rue de l’hôtel de ville
    = 9 all. des Tilleuls | 9 allées des Tilleuls
    = Rue de la Loi 16, 1000 Bruxelles | rue de la Loi, 16 - 1000 Bruxelles
    = 7 place de la République, 3e étage | 7 pl. de la République, 3ème ét.
    = 55 fg Saint-Antoine | 55 faubourg St Antoine
    = 12 rue du Gal Leclerc | 12 rue du Général Leclerc
    = 31 route de Genève, bâtiment C | 31 rte de Genève, bât. C
    = 8 sq. de la Tour-Maubourg | 8 square de la Tour Maubourg
    = 2 rés. les Pins | 2 résidence Les Pins
    = 60 avenue du Président Wilson | 60 av. du Pdt Wilson
    = Boîte postale 45 | BP 45
    = 17 RUE DES ECOLES | 17 rue des Écoles
    = 5 imp. du Four, appt 12 | 5 impasse du Four, app. 12
    = 11 crs Mirabeau | 11 cours Mirabeau
    = 1234 rue Sainte-Catherine O, Montréal, QC H3B 1A1 | 1234 rue Ste-Catherine Ouest, Montréal, Québec H3B 1A1
    = 12 rue Sherbrooke Est, Montréal | 12 rue Sherbrooke E, Montréal
    ! 12 rue Sherbrooke Ouest, Montréal | 12 rue Sherbrooke E, Montréal
    ! 7 place de la République, 3e étage | 7 place de la République, 2e étage
    = 27 pass. Jouffroy | 27 passage Jouffroy
    = 14 rue du 11 novembre 1918 | 14, rue du 11 Novembre 1918
    ! 15 avenue Jean Jaurès | 15 rue Jean Jaurès
    ! 14 rue du 11 Novembre | 14 rue du 8 Mai
    ! 3 rue Saint-Honoré | 3 rue du Faubourg Saint-Honoré
    ! 4 bis rue Lepic | 4 quater rue Lepic
    ! 22 bd Haussmann | 32 bd Haussmann
    ! 7 place de la République, 3e étage | 7 place de la République, 4e étage
    ! 31 route de Genève, bât. C | 31 route de Genève, bât. D
    ! 9 rue Pasteur, 75011 Paris | 9 rue Pasteur, 92330 Sceaux
    ! 8 quai Voltaire | 8 boulevard Voltaire
    ! 5 impasse du Four, appt 12 | 5 impasse du Four, appt 2
    ! 2 chemin des Vignes | 2 impasse des Vignes
    ! BP 45 | BP 54
    ! 1 rue Victor Hugo, Nantes | 1 rue Victor Hugo, Rennes
    """
}
