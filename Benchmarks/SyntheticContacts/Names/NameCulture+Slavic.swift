extension NameCulture {
  static let polish = NameCulture(
    male: """
      Piotr Krzysztof Andrzej Tomasz Paweł Jan Michał Marcin Jakub Adam Marek Łukasz Grzegorz
      Mateusz Wojciech Mariusz Dariusz Zbigniew Rafał Maciej Jerzy Kamil Jacek Dawid Szymon Robert
      Kacper Ryszard Tadeusz Janusz Sławomir Jarosław Artur Mirosław Henryk Sebastian Damian Patryk
      Stanisław Bartosz Przemysław Kazimierz Filip Leszek Zdzisław Bogdan Radosław Konrad Wiesław
      """,
    female: """
      Anna Maria Katarzyna Małgorzata Agnieszka Barbara Ewa Krystyna Elżbieta Magdalena Joanna
      Aleksandra Zofia Monika Teresa Danuta Natalia Karolina Julia Marta Beata Dorota Janina Alicja
      Halina Jadwiga Jolanta Iwona Grażyna Irena Paulina Justyna Zuzanna Bożena Urszula Hanna
      Wiktoria Renata Agata Sylwia Kinga Weronika Wanda Stanisława Dominika Izabela Oliwia
      """,
    family: """
      Nowak Kowalski Wiśniewski Wójcik Kowalczyk Kamiński Lewandowski Zieliński Szymański Woźniak
      Dąbrowski Kozłowski Mazur Jankowski Wojciechowski Kwiatkowski Krawczyk Kaczmarek Piotrowski
      Grabowski Zając Pawłowski Michalski Król Wieczorek Jabłoński Wróbel Nowakowski Majewski
      Olszewski Stępień Jaworski Malinowski Dudek Adamczyk Pawlak Górski Nowicki Sikora Witkowski
      Rutkowski Walczak Baran Michalak Szewczyk Ostrowski Tomaszewski Zalewski Wróblewski Pietrzak
      Jasiński Marciniak Sadowski Bąk Zawadzki Duda Jakubowski Wilk Chmielewski Borkowski Włodarczyk
      Sokołowski Szczepański Sawicki Kucharski Kalinowski Lis Wysocki Kołodziej Gajewski Mróz
      """,
    tail: SurnameTail(
      share: 0.25,
      first:
        "Bart Biel Bor Brzez Buk Chmur Dęb Dobr Drozd Gaw Gołęb Grab Jar Jasz Jezior Kal Kam Klon Kozieł Krasz Kruszew Lach Leśn Lip Łąck Malin Milew Mysz Niedź Ols Pias Podgór Radz Rogal Rybar Sarn Sien Skow Sob Staw Such Szad Trzc Urban Wierzb Wil Wod Wronk Zagór Zdrój",
      middle: "ow iń",
      last: "ak czak czyk ecki ek icki ik iński ka nik ny owicz owski ski uk wicz"
    ),
    inheritance: .polish,
    middleShare: 0.2,
    familiar: """
      Krzysztof: Krzysiek Krzyś
      Piotr: Piotrek
      Tomasz: Tomek
      Andrzej: Jędrek
      Jan: Janek Jasiek
      Jakub: Kuba
      Michał: Michałek
      Grzegorz: Grzesiek
      Wojciech: Wojtek
      Zbigniew: Zbyszek
      Łukasz: Łuki
      Stanisław: Staszek
      Tadeusz: Tadek
      Kazimierz: Kazik
      Bartosz: Bartek
      Przemysław: Przemek
      Aleksandra: Ola
      Katarzyna: Kasia Kaśka
      Małgorzata: Gosia Małgosia
      Agnieszka: Aga
      Barbara: Basia
      Elżbieta: Ela
      Magdalena: Magda
      Joanna: Asia
      Zofia: Zosia
      Zuzanna: Zuzia
      Izabela: Iza
      Anna: Ania
      """
  )

  static let czech = NameCulture(
    male: """
      Jiří Jan Petr Jaroslav Josef Pavel Martin Tomáš František Miroslav Zdeněk Václav Michal Karel
      Milan Vladimír Lukáš David Jakub Ladislav Ondřej Roman Stanislav Marek Radek Vojtěch Daniel
      Antonín Filip Adam Miloslav Matěj Aleš Jaromír Libor Dominik Vlastimil Bohumil Kryštof
      """,
    female: """
      Jana Marie Eva Hana Anna Věra Lenka Alena Kateřina Petra Lucie Jaroslava Ludmila Helena
      Jitka Martina Zdeňka Veronika Jarmila Jiřina Michaela Ivana Monika Tereza Zuzana Vlasta Markéta
      Marcela Dagmar Barbora Dana Kristýna Božena Libuše Miloslava Adéla Eliška Natálie Šárka
      """,
    family: """
      Novák Svoboda Novotný Dvořák Černý Procházka Kučera Veselý Horák Němec Pokorný Marek Pospíšil
      Hájek Jelínek Král Růžička Beneš Fiala Sedláček Doležal Zeman Kolář Navrátil Čermák Urban Vaněk
      Blažek Kříž Kratochvíl Kopecký Bartoš Vlček Musil Šimek Polák Konečný Malý Čech Staněk Kadlec
      Štěpánek Dostál Soukup Šťastný Mareš Moravec Sýkora Tichý Valenta Vávra Matoušek Bláha Říha
      Ševčík Bureš Hruška Mašek Dušek Pavlík Havlíček Holub Janda Hrubý Mach
      """,
    tail: SurnameTail(
      share: 0.2,
      first:
        "Bar Bíl Boh Bru Cih Dob Dra Dub Hav Hol Hor Hrad Jan Jar Jez Kal Kam Klí Kos Kov Kra Lam Les Lip Luk Mal Mik Mor Neb Pav Pet Pol Pros Rad Ryb Sed Skal Slav Smol Sob Stan Strá Tom Vac Ver Vor Vrb Zach Zel",
      middle: "ou i",
      last: "áček ák án ásek čík ec ecký ek el ička ík ina ka ovec ovský ský šek ún"
    ),
    inheritance: .czech,
    middleShare: 0.02,
    familiar: """
      Jan: Honza
      Josef: Pepa
      Jiří: Jirka
      František: Franta
      Tomáš: Tom
      Václav: Vašek
      Karel: Karlík
      Ladislav: Láďa
      Vladimír: Vláďa
      Vojtěch: Vojta
      Kateřina: Katka Káča
      Tereza: Terka
      Barbora: Bára
      Zuzana: Zuzka
      Eliška: Eli
      Markéta: Maky
      """
  )

  static let russian = NameCulture(
    male: """
      Александр Сергей Дмитрий Андрей Алексей Владимир Евгений Николай Михаил Иван Максим Юрий Павел
      Олег Виктор Артём Игорь Денис Роман Антон Илья Кирилл Константин Вячеслав Валерий Анатолий
      Станислав Никита Василий Вадим Егор Георгий Пётр Тимофей Борис Глеб Григорий Руслан Фёдор
      Леонид Семён Степан Матвей Ярослав Виталий Эдуард
      """,
    female: """
      Елена Татьяна Ольга Наталья Анна Мария Светлана Ирина Екатерина Анастасия Юлия Людмила Галина
      Валентина Марина Надежда Виктория Любовь Дарья Ксения Алина Вера Лариса Оксана Нина Александра
      Полина Яна Евгения Алёна Кристина Елизавета Софья Тамара Зинаида Раиса Вероника Диана Жанна
      """,
    family: """
      Иванов Смирнов Кузнецов Попов Васильев Петров Соколов Михайлов Новиков Фёдоров Морозов Волков
      Алексеев Лебедев Семёнов Егоров Павлов Козлов Степанов Николаев Орлов Андреев Макаров Никитин
      Захаров Зайцев Соловьёв Борисов Яковлев Григорьев Романов Воробьёв Сергеев Кузьмин Фролов
      Александров Дмитриев Королёв Гусев Киселёв Ильин Максимов Поляков Сорокин Виноградов Ковалёв
      Белов Медведев Антонов Тарасов Жуков Баранов Филиппов Комаров Давыдов Беляев Герасимов Богданов
      Осипов Сидоров Матвеев Титов Марков Миронов Крылов Куликов Карпов Власов Мельников Денисов
      Гаврилов Тихонов Казаков Афанасьев Данилов Савельев Тимофеев Фомин Чернов Абрамов Мартынов
      Ефимов Федотов Щербаков Назаров Калинин Исаев Чернышёв Быков Маслов Родионов Коновалов Лазарев
      Воронин Климов Филатов Пономарёв Голубев Кудрявцев Прохоров Наумов Потапов Журавлёв Овчинников
      Трофимов Леонов Соболев Ермаков Колесников Гончаров Емельянов Никифоров Грачёв Котов Гришин
      Шевченко Бондаренко Коваленко Ткаченко Мельничук Достоевский Чайковский Вишневский Сикорский
      """,
    tail: SurnameTail(
      share: 0.18,
      first:
        "Бар Бел Бер Бур Вол Вор Гор Гром Дар Дол Дуб Жар Зим Зол Кар Кол Кон Кос Крас Крив Куд Лап Лук Мал Мед Мор Ник Ов Пан Пер Пес Пол Рог Род Рыб Сав Сел Сит Смол Стар Сух Тар Тим Том Ус Фил Хар Цвет Чер Шат Шел Щук Яг",
      middle: "ан ен уш",
      last:
        "аев аков анов арев атов ейников енков ецкий иков илов инин ихин ников овский онов онцев очкин ский уев уков унов ушкин цев"
    ),
    inheritance: .russian,
    script: .cyrillic,
    familiar: """
      Александр: Саша Шура
      Сергей: Серёжа
      Дмитрий: Дима Митя
      Алексей: Лёша Алёша
      Владимир: Володя Вова
      Евгений: Женя
      Николай: Коля
      Михаил: Миша
      Иван: Ваня
      Юрий: Юра
      Павел: Паша
      Константин: Костя
      Роман: Рома
      Василий: Вася
      Борис: Боря
      Георгий: Жора Гоша
      Елена: Лена
      Татьяна: Таня
      Ольга: Оля
      Наталья: Наташа
      Анна: Аня
      Мария: Маша
      Светлана: Света
      Ирина: Ира
      Екатерина: Катя
      Анастасия: Настя
      Юлия: Юля
      Людмила: Люда
      Галина: Галя
      Надежда: Надя
      Виктория: Вика
      Дарья: Даша
      Ксения: Ксюша
      Елизавета: Лиза
      Софья: Соня
      Полина: Поля
      """
  )
}
