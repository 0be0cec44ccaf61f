extension NameCulture {
  static let greek = NameCulture(
    male: """
      Γεώργιος Κωνσταντίνος Δημήτριος Ιωάννης Νικόλαος Παναγιώτης Βασίλειος Χρήστος Αθανάσιος Μιχαήλ
      Ευάγγελος Σπυρίδων Αντώνιος Αναστάσιος Θεόδωρος Ανδρέας Χαράλαμπος Αλέξανδρος Εμμανουήλ Ηλίας
      Σταύρος Πέτρος Σωτήριος Στυλιανός Ελευθέριος Απόστολος Φώτιος Διονύσιος Γρηγόριος Άγγελος
      Στέφανος Ευστάθιος Παύλος Λεωνίδας Οδυσσέας
      """,
    female: """
      Μαρία Ελένη Αικατερίνη Βασιλική Γεωργία Σοφία Αναστασία Ευαγγελία Ιωάννα Δήμητρα Κωνσταντίνα
      Παναγιώτα Άννα Χριστίνα Ειρήνη Παρασκευή Αγγελική Φωτεινή Αλεξάνδρα Χρυσούλα Θεοδώρα Στυλιανή
      Δέσποινα Ευγενία Ευφροσύνη Μαργαρίτα Βικτωρία Αθηνά Νίκη Αντωνία Ζωή Καλλιόπη Πηνελόπη
      """,
    family: """
      Παπαδόπουλος Παππάς Καραγιάννης Παπαδάκης Βλάχος Ιωαννίδης Οικονόμου Νικολαΐδης Γεωργίου
      Παπαγεωργίου Δημητρίου Κωνσταντινίδης Αντωνίου Μακρής Γεωργιάδης Αθανασίου Δημόπουλος
      Βασιλείου Παπανικολάου Αγγελόπουλος Παναγόπουλος Κωστόπουλος Σταματόπουλος Χατζής
      Αλεξόπουλος Νικολόπουλος Αναγνώστου Μιχαηλίδης Σαμαράς Λάμπρου Κοντός Ρήγας Μαυρίδης
      Πετρόπουλος Ζαχαρίου Χριστοδούλου Θεοδωρίδης Σωτηρίου Μανωλάκης Καλογεράκης Στεφανίδης
      Τσιμπίδης Ραπτάκης Καραμανλάκης Ξενάκης Λυμπερόπουλος Γιαννόπουλος Ψαράς Φραγκιαδάκης
      """,
    tail: SurnameTail(
      share: 0.2,
      first:
        "Αγγελ Αλεξ Ανδρ Αργυρ Βασιλ Γιανν Γρηγορ Διαμαντ Ζαφειρ Ηλι Θεοφιλ Ιορδαν Καλ Καρα Κυριακ Λαζαρ Λεοντ Μαρκ Μαυρ Μελ Μηλι Μιχαλ Νικηφορ Ξανθ Παντ Πετρ Ραφτ Σιδερ Σκαρλ Σταυρ Στρατ Ταξιαρχ Τρικ Τσακαλ Φιλιππ Φωτ Χαραλαμπ Χριστ",
      middle: "α ο",
      last: "άκης άκος έλης ίδης όπουλος ούδης ούλης ιάδης"
    ),
    inheritance: .greek,
    script: .greek,
    familiar: """
      Γεώργιος: Γιώργος
      Κωνσταντίνος: Κώστας Ντίνος
      Δημήτριος: Δημήτρης Μήτσος
      Ιωάννης: Γιάννης
      Νικόλαος: Νίκος
      Παναγιώτης: Πάνος Τάκης
      Βασίλειος: Βασίλης
      Αθανάσιος: Θανάσης
      Μιχαήλ: Μιχάλης
      Ευάγγελος: Βαγγέλης
      Σπυρίδων: Σπύρος
      Αντώνιος: Αντώνης
      Εμμανουήλ: Μανώλης
      Χαράλαμπος: Μπάμπης
      Αναστάσιος: Τάσος
      Σωτήριος: Σωτήρης
      Αλέξανδρος: Αλέκος
      Αικατερίνη: Κατερίνα Καίτη
      Βασιλική: Βάσω Βίκυ
      Ευαγγελία: Λίτσα Εύα
      Παρασκευή: Βούλα Εύη
      Παναγιώτα: Γιώτα
      Δήμητρα: Μίμη
      Κωνσταντίνα: Ντίνα
      Ελένη: Λένα Νίτσα
      Αγγελική: Κική
      """
  )

  static let turkish = NameCulture(
    male: """
      Mehmet Mustafa Ahmet Ali Hüseyin Hasan İbrahim İsmail Osman Yusuf Murat Ömer Ramazan Halil
      Süleyman Abdullah Mahmut Recep Salih Fatih Kadir Emre Hakan Adem Kemal Yaşar Bekir Musa Metin
      Orhan Serkan Burak Cem Can Furkan Eren Yiğit Selim Levent Tolga Volkan Ümit Çağlar Şükrü Onur
      """,
    female: """
      Fatma Ayşe Emine Hatice Zeynep Elif Meryem Şerife Sultan Zehra Hanife Merve Havva Zeliha Esra
      Fadime Özlem Hacer Melek Yasemin Rabia Hülya Cemile Sevim Gülsüm Leyla Dilek Büşra Aysel Songül
      Kübra Halime Esma Aynur Hayriye Tuğba Sevgi Gamze Ebru Selin Defne İpek Çiğdem Pınar Nurcan
      """,
    family: """
      Yılmaz Kaya Demir Şahin Çelik Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan
      Çetin Kara Koç Kurt Özkan Şimşek Polat Korkmaz Çakır Erdoğan Özcan Acar Aksoy Güneş Bozkurt
      Taş Ünal Tekin Avcı Bulut Keskin Turan Gül Özer Ateş Aktaş Yavuz Kaplan Güler Işık Can Duman
      Sarı Yüksel Coşkun Tunç Karaca Toprak Güngör Uysal Erdem Bayram Ekinci Karakaya Sezer Akın
      """,
    tail: SurnameTail(
      share: 0.2,
      first:
        "Ak Al Alp Ar Ata Ay Bal Bay Boz Cey Çam Dağ Del Den El Er Ge Gök Gül Gün Gür İn Kan Kap Kara Kay Kır Kızıl Koç Ok Oğuz Öz Pek Sağ Sar Say Sel Sön Tan Taş Tok Top Tur Uç Uğur Var Yal Yeni Yurt",
      middle: "a ı e",
      last:
        "bağ baş bulut büyük can çelik çı dağ demir der doğan gil gün kan kaya kılıç kol kurt lar lı man maz oğlu sal soy taş tekin tepe türk yürek"
    ),
    middleShare: 0.15,
    familiar: """
      Mehmet: Memo Memet
      Mustafa: Mıstık Musti
      Ahmet: Ahmo
      İbrahim: İbo
      İsmail: İsmo
      Süleyman: Sülo
      Fatma: Fatoş
      Ayşe: Ayşegül
      Zeynep: Zeyno
      Özlem: Özi
      """
  )

  static let arabic = NameCulture(
    male: """
      Mohammed Ahmed Ali Mahmoud Mustafa Omar Khaled Hassan Youssef Ibrahim Abdullah Hussein Karim
      Tariq Samir Walid Nabil Rashid Faisal Hamza Bilal Jamal Adel Ziad Amir Bassam Fadi Hisham
      Marwan Nasser Rami Saeed Sami Yasser Abdel_Rahman Abdelaziz Salah Anwar Mounir Othman
      """,
    female: """
      Fatima Aisha Maryam Khadija Zainab Layla Nour Amina Huda Salma Hanan Rania Samira Yasmin Dina
      Mona Noura Sara Lina Reem Hala Amal Nadia Iman Souad Rasha Jamila Farida Widad Ghada Hind
      Malak Maha Abeer Lamia Siham Karima Latifa Naima Zahra
      """,
    family: """
      Al-Sayed Hassan Mohamed Ahmed Ali Ibrahim Mahmoud Al-Masri Khalil Haddad Khoury Saleh Mansour
      Al-Rashid Al-Hashimi Nasser Al-Farsi Hamdan Qasim Al-Najjar Abdallah Suleiman Darwish Shahin
      Al-Amin Bakr Farah Ghanem Hariri Jabbar Kanaan Maalouf Najm Odeh Rahal Sabbagh Taha Younes
      Zahran Al-Khatib Bennani El_Amrani Alaoui Benali Boutros Chaoui El_Fassi Idrissi Tazi Ziani
      Al-Mutairi Al-Otaibi Al-Qahtani Al-Zahrani Barakat Abu_Zaid Attia Fawzi Gamal Shafik
      """,
    tail: SurnameTail(
      share: 0.15,
      first:
        "Al-Ba Al-Da Al-Fa Al-Ha Al-Ja Al-Kha Al-Ma Al-Na Al-Qa Al-Ra Al-Sa Al-Sha Al-Ta Al-Za Ben Bou Abu El-Ba El-Ga El-Ma El-Sha",
      middle: "da ha ra wa",
      last:
        "bani bil dawi di fi ghari hri kari lah lami mad mari mdi nawi rawi rim sri tani tib wadi ydi zawi"
    ),
    inheritance: .keptName,
    middleShare: 0.4,
    spellings: """
      Mohammed: Muhammad Mohamed Mohammad
      Mohamed: Mohammed Muhammad
      Ahmed: Ahmad
      Youssef: Yusuf Yousef Yusef
      Hussein: Husain Hossein
      Khaled: Khalid
      Omar: Umar
      Mustafa: Mostafa
      Mahmoud: Mahmud
      Tariq: Tarek Tarik
      Othman: Osman Uthman
      Saeed: Said Sayeed
      Fatima: Fatma Fatimah
      Aisha: Aicha Ayesha
      Maryam: Mariam Miriam
      Zainab: Zeinab Zaynab
      Layla: Leila Laila
      Khadija: Khadijah
      Yasmin: Yasmine Jasmin
      Al-Sayed: El-Sayed Alsayed Elsayed
      Al-Masri: El-Masry Almasri
      Al-Rashid: El-Rashid Alrashid
      Al-Hashimi: El-Hashemi Alhashimi
      Al-Najjar: El-Naggar Alnajjar
      Al-Khatib: El-Khateeb Alkhatib
      Khoury: Khouri Khuri
      Suleiman: Sulaiman Soliman
      Qasim: Kassem Kasim
      """
  )
}
