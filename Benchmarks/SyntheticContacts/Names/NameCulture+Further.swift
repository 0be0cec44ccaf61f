extension NameCulture {
  static let ukrainian = NameCulture(
    male: """
      Олександр:Oleksandr Андрій:Andrii Сергій:Serhii Володимир:Volodymyr Дмитро:Dmytro Микола:Mykola
      Іван:Ivan Юрій:Yurii Віктор:Viktor Василь:Vasyl Олег:Oleh Петро:Petro Богдан:Bohdan
      Михайло:Mykhailo Роман:Roman Тарас:Taras Максим:Maksym Ігор:Ihor Ярослав:Yaroslav
      Євген:Yevhen Артем:Artem Павло:Pavlo Назар:Nazar Остап:Ostap Віталій:Vitalii
      Анатолій:Anatolii Григорій:Hryhorii Степан:Stepan Денис:Denys Руслан:Ruslan
      """,
    female: """
      Оксана:Oksana Наталія:Nataliia Олена:Olena Тетяна:Tetiana Ірина:Iryna Світлана:Svitlana
      Юлія:Yuliia Ганна:Hanna Людмила:Liudmyla Галина:Halyna Катерина:Kateryna Марія:Mariia
      Соломія:Solomiia Надія:Nadiia Леся:Lesia Дарина:Daryna Ольга:Olha Вікторія:Viktoriia
      Анастасія:Anastasiia Любов:Liubov Зоряна:Zoriana Мар'яна:Mariana Софія:Sofiia Інна:Inna
      Валентина:Valentyna Олеся:Olesia Христина:Khrystyna Віра:Vira Яна:Yana Євгенія:Yevheniia
      """,
    family: """
      Шевченко:Shevchenko Мельник:Melnyk Коваленко:Kovalenko Бондаренко:Bondarenko Бойко:Boiko
      Ткаченко:Tkachenko Кравченко:Kravchenko Ковальчук:Kovalchuk Коваль:Koval Олійник:Oliinyk
      Шевчук:Shevchuk Поліщук:Polishchuk Лисенко:Lysenko Савченко:Savchenko Руденко:Rudenko
      Марченко:Marchenko Петренко:Petrenko Мороз:Moroz Павленко:Pavlenko Клименко:Klymenko
      Кузьменко:Kuzmenko Хоменко:Khomenko Гончаренко:Honcharenko Гриценко:Hrytsenko Ткачук:Tkachuk
      Левченко:Levchenko Юрченко:Yurchenko Кравчук:Kravchuk Панченко:Panchenko Гончар:Honchar
      Зінченко:Zinchenko Білик:Bilyk Дяченко:Diachenko Гнатюк:Hnatiuk Сидоренко:Sydorenko
      Костенко:Kostenko Вовк:Vovk Ярмоленко:Yarmolenko Романюк:Romaniuk Чорновіл:Chornovil
      Стельмах:Stelmakh Гаврилюк:Havryliuk Довженко:Dovzhenko Федоренко:Fedorenko Ющенко:Yushchenko
      Заєць:Zaiets Кучеренко:Kucherenko Яковенко:Yakovenko Приходько:Prykhodko Щербак:Shcherbak
      """,
    script: .cyrillic,
    middleShare: 0.1,
    familiar: """
      Олександр: Сашко Саша
      Володимир: Вова Володя
      Дмитро: Діма
      Микола: Коля
      Іван: Ваня
      Богдан: Бодя
      Наталія: Наталка Наташа
      Олена: Оля
      Тетяна: Таня
      Катерина: Катя
      Анастасія: Настя
      Ганна: Аня
      Юлія: Юля
      Христина: Христя
      """,
    spellings: """
      Олександр: Александр
      Сергій: Сергей
      Дмитро: Дмитрий
      Микола: Николай
      Олена: Елена
      Ірина: Ирина
      Ганна: Анна
      Наталія: Наталья
      Коваль: Ковал
      """
  )

  static let romanian = NameCulture(
    male: """
      Andrei Alexandru Mihai Ion Gheorghe Constantin Vasile Nicolae Ștefan Cristian Adrian Florin
      Ionuț Marius Daniel Gabriel Bogdan Cosmin Răzvan Lucian Sorin Cătălin Octavian Dragoș Radu
      Liviu Ovidiu Ciprian Silviu Dorin Emil Petru Traian Valentin Claudiu Iulian Sebastian Tudor
      Vlad Matei
      """,
    female: """
      Maria Elena Ioana Ana Andreea Mihaela Cristina Alexandra Gabriela Daniela Ramona Simona Raluca
      Monica Florentina Mariana Corina Loredana Roxana Adina Camelia Oana Diana Georgiana Laura
      Ileana Viorica Doina Lăcrămioara Anca Bianca Denisa Ștefania Teodora Luminița Nicoleta Carmen
      Aurelia Rodica Magdalena
      """,
    family: """
      Popa Popescu Pop Radu Ionescu Dumitru Stoica Stan Gheorghe Matei Rusu Ciobanu Munteanu Constantin
      Dumitrescu Georgescu Marin Lazăr Dinu Ungureanu Moldovan Florea Mocanu Șerban Nistor Cojocaru
      Manole Vasile Enache Barbu Dobre Tudor Cristea Toma Oprea Ene Grigore Costea Voicu Nițu Neagu
      Dragomir Sandu Preda Mihăilescu Petrescu Diaconu Iordache Avram Bălan Chiriac Drăgan Filip
      Iacob Lungu Olaru Păun Roșca Suciu Țăranu Vlad Zamfir Crăciun Nedelcu Anghel
      """,
    tail: SurnameTail(
      share: 0.12,
      first:
        "Alb Arde Băn Bâr Bra Bucov Căl Cer Cârst Dobr Făgă Gălă Hațeg Iaș Mărg Mir Năs Olt Pâr Prah Râm Săc Sibi Târn Tecu Vâl Vran Zăr",
      middle: "in er",
      last: "eanu escu oiu aru așu ileanu ovici ăuță"
    ),
    middleShare: 0.35,
    familiar: """
      Alexandru: Alex Sandu
      Mihai: Mișu
      Gheorghe: Gigi Ghiță
      Constantin: Costel Dinu
      Nicolae: Nicu Nae
      Ștefan: Fane
      Cristian: Cristi
      Gabriel: Gabi
      Elena: Lenuța
      Ioana: Oana
      Andreea: Andra
      Mihaela: Miha
      Alexandra: Sanda Alex
      Gabriela: Gabi
      Ștefania: Fany
      """,
    spellings: """
      Ionuț: Ionut
      Cristian: Christian
      Andreea: Andrea
      Cristina: Christina
      Gheorghe: George
      """
  )

  static let nigerian = NameCulture(
    male: """
      Chukwuemeka Oluwaseun Emeka Tunde Ibrahim Musa Chinedu Babatunde Ayodele Segun Ifeanyi
      Adebayo Abubakar Usman Obinna Kelechi Femi Yakubu Aliyu Sunday Friday Emmanuel Samuel Godwin
      Ikechukwu Uche Olumide Kayode Sani Bello Nnamdi Tobi Damilola Garba Chidi Kunle Wale Efe
      Osagie Ekene
      """,
    female: """
      Ngozi Aisha Chioma Blessing Funmilayo Amina Adaeze Folake Ifeoma Hauwa Zainab Nkechi Yetunde
      Grace Patience Titilayo Uchenna Amaka Bisi Halima Fatima Chiamaka Omolara Temitope Oluchi Rukayat
      Bolanle Mercy Precious Joy Nneka Ebele Hadiza Simisola Abimbola Onyinye Kehinde Taiwo Asabe Ronke
      """,
    family: """
      Okafor Adeyemi Okonkwo Mohammed Eze Balogun Nwosu Abubakar Ibrahim Okoro Adebayo Musa Obi
      Ogunleye Chukwu Bello Nwachukwu Adeleke Okeke Afolabi Usman Onyekachi Olawale Igwe Lawal
      Nwankwo Suleiman Akinola Ojo Uzor Danjuma Oyelaran Onwudiwe Salami Effiong Etim Bassey Osagie
      Akpan Ekpo Yusuf Oladipo Ademola Egwu Ikpeme Tijani Gambo Shehu Amadi Anyanwu Ogbonna Ekwueme
      Ezeigbo Oyedele Fashola Olatunji Ogundipe Alabi Aguiyi Nnadi
      """,
    tail: SurnameTail(
      share: 0.12,
      first:
        "Abi Ade Aki Ari Ayo Chi Edo Fala Igbo Ikem Ilo Ndu Nna Nwa Oba Odu Ogu Oku Olu Omo Ony Osi Uba Ugo Uzo",
      middle: "la chi ra",
      last: "bunmi damola ghene kanma kwelu lowo mide nkwo nola rinde sanya sola tunde wumi yinka"
    ),
    middleShare: 0.3,
    familiar: """
      Chukwuemeka: Emeka
      Oluwaseun: Seun
      Babatunde: Tunde
      Ayodele: Ayo
      Adebayo: Bayo
      Ifeanyi: Ify
      Ikechukwu: Ike
      Emmanuel: Emma
      Damilola: Dami
      Funmilayo: Funmi
      Titilayo: Titi
      Temitope: Temi
      Adaeze: Ada
      Chiamaka: Amaka
      Yetunde: Yetty
      Abimbola: Bimbo
      Oluchi: Luchi
      """,
    spellings: """
      Mohammed: Muhammad
      Aisha: Aishat
      Fatima: Fatimah
      Yusuf: Yusuff
      Zainab: Zaynab
      Usman: Uthman
      Okeke: Okekeh
      """
  )

  static let korean = NameCulture(
    male: """
      민준:Minjun 서준:Seojun 도윤:Doyun 예준:Yejun 시우:Siwoo 하준:Hajun 지호:Jiho 지훈:Jihoon
      준서:Junseo 현우:Hyunwoo 성민:Sungmin 동현:Donghyun 영수:Youngsoo 영호:Youngho 정호:Jungho
      상훈:Sanghoon 성호:Sungho 재현:Jaehyun 진우:Jinwoo 태영:Taeyoung 승현:Seunghyun 민수:Minsu
      경수:Kyungsoo 병철:Byungchul 종수:Jongsoo 광수:Kwangsoo 우진:Woojin 건우:Gunwoo
      """,
    female: """
      서연:Seoyeon 지우:Jiwoo 서현:Seohyun 민서:Minseo 하은:Haeun 지민:Jimin 수빈:Subin 예은:Yeeun
      지은:Jieun 은지:Eunji 혜진:Hyejin 유진:Yujin 미경:Mikyung 은주:Eunju 미영:Miyoung 영숙:Youngsook
      순자:Soonja 정숙:Jungsook 현정:Hyunjung 은영:Eunyoung 수진:Sujin 보라:Bora 가영:Gayoung
      소영:Soyoung 지혜:Jihye 윤아:Yoona 다은:Daeun 채원:Chaewon
      """,
    family: """
      김:Kim 김:Kim 김:Kim 김:Kim 김:Kim 김:Kim 이:Lee 이:Lee 이:Lee 이:Lee 박:Park 박:Park 박:Park
      최:Choi 최:Choi 정:Jung 정:Jung 강:Kang 조:Cho 윤:Yoon 장:Jang 임:Lim 한:Han 오:Oh 서:Seo 신:Shin
      권:Kwon 황:Hwang 안:Ahn 송:Song 류:Ryu 전:Jeon 홍:Hong 고:Ko 문:Moon 양:Yang 손:Son 배:Bae
      백:Baek 허:Heo 유:Yoo 남:Nam 심:Shim 노:Noh 하:Ha 곽:Kwak 성:Sung 차:Cha 주:Joo 우:Woo 남궁:Namgung
      """,
    inheritance: .keptName,
    script: .eastAsian,
    familyFirst: true,
    middleShare: 0
  )
}
