import ContactModel

/// Names of columns in English, German, French, Spanish, Italian, Dutch, Portuguese, Polish, Russian and
/// Japanese, between commas.
enum LocalizedNames {
  /// Columns that are a value of their own.
  static let single: [(Field, ValueKind, String)] =
    [
      (.prefix, [], "Anrede,Titre,Tratamiento,Titolo,Titel,Título,Обращение,敬称"),
      (.given, [], "Vorname,Prénom,Nombre,Nome,Voornaam,Primeiro nome,Imię,Имя,名"),
      (
        .middle, [],
        "Weitere Vornamen,Zweiter Vorname,Deuxième prénom,Segundo nombre,Secondo nome,"
          + "Middelste naam,Tweede voornaam,Segundo nome,Nome do meio,Drugie imię,Отчество,ミドル ネーム"
      ),
      (
        .family, [],
        "Nachname,Familienname,Nom,Nom de famille,Apellidos,Apellido,Cognome,Achternaam,Sobrenome,"
          + "Último nome,Nazwisko,Фамилия,姓"
      ),
      (.suffix, [], "Suffixe,Sufijo,Suffisso,Achtervoegsel,Sufixo,Sufiks,Суффикс"),
      (
        .name, [],
        "Anzeigename,Anzuzeigender Name,Nom à afficher,Nom complet,Nombre a mostrar,"
          + "Nombre para mostrar,Nombre completo,Nome visualizzato,Nome completo,Weergavenaam,"
          + "Naam,Nome de exibição,Nome a apresentar,Wyświetlana nazwa,Nazwa,Отображаемое имя,表示名,氏名"
      ),
      (
        .nickname, [],
        "Spitzname,Surnom,Pseudonyme,Apodo,Alias,Soprannome,Bijnaam,Apelido,Alcunha,Pseudonim,"
          + "Псевдоним,ニックネーム"
      ),
      (
        .organization, [],
        "Firma,Organisation,Unternehmen,Société,Entreprise,Organización,Empresa,Compañía,Società,"
          + "Azienda,Organizzazione,Bedrijf,Organisatie,Organização,Organizacja,Организация,"
          + "Компания,会社名,会社"
      ),
      (
        .title, [],
        "Position,Berufsbezeichnung,Arbeitstitel,Fonction,Titre professionnel,Puesto,Cargo,"
          + "Posizione,Qualifica,Functie,Stanowisko,Должность,役職"
      ),
      (
        .note, [],
        "Notizen,Notiz,Notas,Note,Annotazioni,Notities,Notitie,Anotações,Notatki,Uwagi,Заметки,メモ"
      ),
      (
        .group, [],
        "Kategorien,Catégories,Categorías,Categorie,Categorieën,Categorias,Kategorie,分類項目"
      ),
      (.sex, [], "Geschlecht,Sexe,Sexo,Sesso,Geslacht,Gênero,Płeć,Пол,性別"),
      (
        .url, [],
        "Webseite,Webseite 1,Webseite 2,Page Web,Page Web 1,Page Web 2,Page Web personnelle,"
          + "Página Web,Página Web 1,Página Web 2,Pagina Web,Pagina Web 1,Pagina Web 2,Webpagina,"
          + "Webpagina 1,Webpagina 2,Strona WWW,Strona WWW 1,Веб-страница,Web ページ"
      ),
    ] + english + emails + phones

  /// What smaller programs write, as Yahoo and iCloud's converters.
  private static let english: [(Field, ValueKind, String)] = [
    (.given, [], "First Name,First,Forename,Given Name"), (.middle, [], "Middle Name,Middle"),
    (.family, [], "Last Name,Last,Surname,Family Name"),
    (.name, [], "Name,Full Name,Display Name,Contact Name"), (.nickname, [], "Nickname"),
    (.organization, [], "Company,Company Name,Organization,Organisation"),
    (.title, [], "Job Title"), (.birthday, [], "Birthday,Date of Birth"),
    (.note, [], "Notes,Comments"), (.url, [], "Website,Web Page,Homepage"),
    (
      .email, [],
      "Email,E-mail Address,Email Address,Email 1,Email 2,Email 3,E-mail 2,E-mail 3,"
        + "Primary Email,Secondary Email,Alternate Email 1,Alternate Email 2,Home Email,Work Email"
    ),
    (.phone, [], "Phone,Phone Number,Telephone,Telephone Number,Tel,Phone 1,Phone 2,Primary Phone"),
    (.phone, .mobile, "Mobile,Mobile Phone,Mobile Number,Cell,Cell Phone,Cellphone"),
    (.phone, .home, "Home Phone,Home Telephone"),
    (.phone, .work, "Work Phone,Business Phone,Office Phone,Work Telephone"),
    (.phone, .fax, "Fax Number"), (.phone, .pager, "Pager"),
  ]

  private static let emails: [(Field, ValueKind, String)] = [
    (
      .email, [],
      "E-Mail-Adresse,E-Mail,E-Mail 2: Adresse,E-Mail 3: Adresse,E-Mail-Adresse 2,E-Mail-Adresse 3,"
        + "Primäre E-Mail-Adresse,Sekundäre E-Mail-Adresse,Zusätzliche E-Mail-Adresse,"
        + "Adresse de messagerie,Adresse de messagerie 2,Adresse de messagerie 3,Adresse e-mail,"
        + "Adresse e-mail 2,Adresse e-mail 3,Première adresse électronique,"
        + "Adresse électronique secondaire,Adresse électronique,Courriel,"
        + "Dirección de correo electrónico,Dirección de correo electrónico 2,"
        + "Dirección de correo electrónico 3,Dirección del correo electrónico 2,"
        + "Dirección del correo electrónico 3,Correo electrónico,Correo-e primario,"
        + "Correo-e secundario,Indirizzo posta elettronica,Indirizzo posta elettronica 2,"
        + "Indirizzo posta elettronica 3,Indirizzo di posta elettronica,Indirizzo e-mail,"
        + "Indirizzo e-mail 2,Email primaria,Email secondaria,E-mailadres,E-mailadres 2,"
        + "E-mailadres 3,Primair e-mailadres,Secundair e-mailadres,Endereço de email,"
        + "Endereço de email 2,Endereço de email 3,Endereço de correio electrónico,"
        + "Email principal,Email secundário,Adres e-mail,Adres e-mail 2,Adres e-mail 3,"
        + "Podstawowy e-mail,Dodatkowy e-mail,Адрес эл. почты,Адрес эл. почты 2,"
        + "Адрес 2 эл. почты,Адрес 3 эл. почты,電子メール アドレス,電子メール 2 アドレス,メール アドレス"
    )
  ]

  private static let phones: [(Field, ValueKind, String)] = [
    (
      .phone, .home,
      "Telefon privat,Telefon (privat),Telefon privat 2,Telefon (privat 2),Tel. privat,"
        + "Téléphone (domicile),Téléphone 2 (domicile),Téléphone personnel,Tél. personnel,"
        + "Teléfono particular,Teléfono particular 2,Particular,Teléfono casa,Telefono (ab.),"
        + "Telefono (ab.) 2,Abitazione,Telefono casa,Telefoon thuis,Telefoon thuis 2,Telefoon privé,"
        + "Telefone residencial,Telefone residencial 2,Telefone pessoal,Telefon domowy,"
        + "Telefon domowy 2,Домашний телефон,Домашний телефон 2,自宅電話,自宅電話 2"
    ),
    (
      .phone, .work,
      "Telefon geschäftlich,Telefon geschäftlich 2,Telefon (geschäftl.),Telefon (geschäftl. 2),"
        + "Tel. dienstlich,Telefon Firma,Téléphone (bureau),Téléphone 2 (bureau),"
        + "Tél. professionnel,Téléphone professionnel,Teléfono del trabajo,Teléfono del trabajo 2,"
        + "Teléfono trabajo,Telefono (uff.),Telefono (uff.) 2,Ufficio,Ufficio 2,Telefono ufficio,"
        + "Telefoon op werk,Telefoon op werk 2,Telefoon werk,Telefone comercial,"
        + "Telefone comercial 2,Telefone do trabalho,Telefon służbowy,Telefon służbowy 2,"
        + "Telefon do pracy,Рабочий телефон,Рабочий телефон 2,会社電話,会社電話 2"
    ),
    (
      .phone, .mobile,
      "Mobiltelefon,Mobiltelefon 2,Mobil-Tel.-Nr.,Handy,Tél. mobile,Téléphone mobile,Portable,"
        + "Teléfono móvil,Número de móvil,Móvil,Cellulare,Mobiele telefoon,Mobiel nummer,Celular,"
        + "Telemóvel,Telefon komórkowy,Numer komórkowy,Телефон переносной,Мобильный телефон,携帯電話"
    ),
    (
      .phone, [.fax, .work],
      "Fax geschäftlich,Télécopie (bureau),Fax del trabajo,Fax (uff.),Fax op werk,Fax comercial,"
        + "Faks służbowy,Рабочий факс,会社 FAX"
    ),
    (
      .phone, [.fax, .home],
      "Fax privat,Télécopie (domicile),Fax particular,Fax (ab.),Fax thuis,Fax residencial,"
        + "Faks domowy,Домашний факс,自宅 FAX"
    ),
    (
      .phone, .fax,
      "Fax-Nummer,Faxnummer,Fax,Numéro de télécopieur,Numero fax,Número de fax,Numer faksu"
    ),
    (
      .phone, .other,
      "Weiteres Telefon,Autotelefon,Autre téléphone,Otro teléfono,Altro telefono,Overige telefoon,"
        + "Outro telefone,Inny telefon,Другой телефон,その他の電話"
    ),
    (.phone, .preferred, "Haupttelefon,Téléphone principal,Teléfono principal,Hoofdtelefoon"),
    (.phone, .pager, "Pager-Nummer,Récepteur de radiomessagerie,Localizador,Semafoon,Numer pagera"),
  ]

  /// A birthday in one column, or its year, month and day.
  static let birthday = [
    "Geburtsjahr,Année de naissance,Año de nacimiento,Anno di nascita,Geboortejaar,Rok urodzenia",
    "Geburtsmonat,Mois de naissance,Mes de nacimiento,Mese di nascita,Geboortemaand,"
      + "Miesiąc urodzenia",
    "Geburtstag,Anniversaire,Jour de naissance,Cumpleaños,Día de nacimiento,Compleanno,"
      + "Giorno di nascita,Verjaardag,Geboortedag,Aniversário,Urodziny,Dzień urodzenia,"
      + "День рождения,誕生日",
  ]

  /// Parts of addresses at home, at work and elsewhere; a street may have several columns.
  static let places: [[(Field, Int, String)]] = [
    [
      (
        .street, 0,
        "Straße privat,Privat: Adresse,Rue (domicile),Adresse privée,Calle particular,"
          + "Via (ab.),Huisadres straat,Rua residencial,Adres domowy - ulica,Улица (дом. адрес)"
      ),
      (.street, 1, "Straße privat 2,Privat: Adresse 2,Rue (domicile) 2,Calle particular 2"),
      (.street, 2, "Straße privat 3,Rue (domicile) 3,Calle particular 3"),
      (
        .city, 0,
        "Ort privat,Privat: Ort,Ville (domicile),Ciudad particular,Ciudad de residencia,Città (ab.),"
          + "Huisadres plaats,Cidade residencial,Adres domowy - miejscowość,Город (дом. адрес)"
      ),
      (
        .region, 0,
        "Region privat,Bundesland/Kanton privat,Privat: Bundesland,Dép/Région (domicile),"
          + "Provincia o estado particular,Provincia (ab.),Huisadres provincie"
      ),
      (
        .postcode, 0,
        "Postleitzahl privat,Privat: PLZ,Code postal (domicile),Código postal particular,CAP (ab.),"
          + "Huisadres postcode,CEP residencial,Adres domowy - kod pocztowy,"
          + "Почтовый код (дом.)"
      ),
      (
        .country, 0,
        "Land/Region privat,Land privat,Privat: Land,Pays/Région (domicile),Pays (domicile),"
          + "País o región particular,Paese (ab.),Huisadres land,País residencial,"
          + "Adres domowy - kraj,Страна или регион (дом. адрес)"
      ),
    ],
    [
      (
        .street, 0,
        "Straße geschäftlich,Dienstlich: Adresse,Rue (bureau),Calle del trabajo,Via (uff.),"
          + "Werkadres straat,Rua comercial,Adres służbowy - ulica,Улица (раб. адрес)"
      ),
      (
        .street, 1, "Straße geschäftlich 2,Dienstlich: Adresse 2,Rue (bureau) 2,Calle del trabajo 2"
      ),
      (.street, 2, "Straße geschäftlich 3,Rue (bureau) 3,Calle del trabajo 3"),
      (
        .city, 0,
        "Ort geschäftlich,Dienstlich: Ort,Ville (bureau),Ciudad de trabajo,Ciudad del trabajo,"
          + "Città (uff.),Werkadres plaats,Cidade comercial,Adres służbowy - miejscowość,"
          + "Город (раб. адрес)"
      ),
      (
        .region, 0,
        "Region geschäftlich,Dienstlich: Bundesland,Dép/Région (bureau),"
          + "Provincia o estado de trabajo,Provincia (uff.),Werkadres provincie"
      ),
      (
        .postcode, 0,
        "Postleitzahl geschäftlich,Dienstlich: PLZ,Code postal (bureau),Código postal del trabajo,"
          + "CAP (uff.),Werkadres postcode,CEP comercial,Adres służbowy - kod pocztowy"
      ),
      (
        .country, 0,
        "Land/Region geschäftlich,Land geschäftlich,Dienstlich: Land,Pays/Région (bureau),"
          + "País o región del trabajo,Paese (uff.),Werkadres land,País comercial,"
          + "Adres służbowy - kraj"
      ),
    ],
    [
      (.street, 0, "Weitere Straße,Rue (autre),Otra calle,Altra via,Overig adres straat"),
      (.street, 1, "Weitere Straße 2,Rue (autre) 2,Otra calle 2"),
      (.city, 0, "Weiterer Ort,Ville (autre),Otra ciudad,Altra città,Overig adres plaats"),
      (.region, 0, "Weitere Region,Dép/Région (autre),Otra provincia o estado"),
      (.postcode, 0, "Weitere Postleitzahl,Code postal (autre),Otro código postal"),
      (.country, 0, "Weiteres Land,Weiteres Land/Region,Pays/Région (autre),Otro país o región"),
    ],
  ]
}
