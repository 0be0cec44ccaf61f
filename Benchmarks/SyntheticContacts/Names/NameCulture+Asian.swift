extension NameCulture {
  static let indian = NameCulture(
    male: """
      Rajesh Sanjay Amit Rahul Vijay Suresh Ramesh Anil Sunil Ashok Rakesh Manoj Deepak Rohit Ajay
      Arun Vikram Karthik Arjun Aditya Krishna Prakash Mahesh Srinivas Ganesh Venkatesh Nikhil Varun
      Harish Mohan Ravi Kumar Dinesh Naveen Sandeep Gaurav Abhishek Siddharth Pranav Imran Farhan
      Gurpreet Harpreet Balaji Murali Subramaniam Tarun Yash Kunal Ishaan
      """,
    female: """
      Priya Sunita Anita Pooja Neha Kavita Lakshmi Deepa Anjali Shweta Divya Meena Rekha Geeta Swati
      Nisha Asha Radha Padma Vidya Aishwarya Sneha Ananya Kavya Revathi Sangeeta Shobha Usha Jyoti
      Manisha Ritu Seema Preeti Archana Madhuri Nandini Shalini Amrita Simran Fatima Zara Bhavna
      Chitra Gayatri Indira Parvati Saraswati Tanvi Uma Vandana
      """,
    family: """
      Kumar Singh Sharma Patel Gupta Verma Shah Reddy Rao Iyer Nair Menon Mehta Joshi Desai Jain
      Agarwal Mishra Pandey Yadav Chaudhary Das Ghosh Banerjee Mukherjee Chatterjee Bose Sen Dutta
      Roy Khan Ali Ahmed Kaur Gill Dhillon Sandhu Bhatia Kapoor Malhotra Khanna Chopra Arora Sethi
      Srivastava Tiwari Dubey Trivedi Kulkarni Deshpande Patil Jadhav Naidu Pillai Krishnan
      Subramanian Venkataraman Raghavan Iyengar Hegde Shetty Kamath D'Souza Fernandes Thomas Varghese
      """,
    tail: SurnameTail(
      share: 0.15,
      first:
        "Achar Ananth Bala Bhat Chandra Chakra Dev Dhar Gan Gokhal Gopala Hari Jaya Kalyan Kara Kesh Kolha Madhav Mahal Mani Nara Padma Para Raja Rama Ranga Sada Sarva Shan Shiva Sunda Swami Tala Uday Vaidya Venka Vijaya Vishwa",
      middle: "ra na",
      last:
        "dhyay giri kar karan konda kumar malai mani murthy nathan pal pati pura rajan raman sekar swamy valli varma wala yan"
    ),
    middleShare: 0.25,
    familiar: """
      Rajesh: Raj Raju
      Vijay: Viju
      Srinivas: Srini Vasu
      Venkatesh: Venky Venkat
      Siddharth: Sid
      Abhishek: Abhi
      Aditya: Adi
      Subramaniam: Subbu Mani
      Sandeep: Sandy
      Vikram: Vicky
      Gurpreet: Gopi
      Aishwarya: Aishu
      Lakshmi: Lachu
      Ananya: Anu
      Madhuri: Madhu
      Sangeeta: Geeta
      """,
    spellings: """
      Lakshmi: Laxmi
      Geeta: Gita
      Preeti: Priti
      Karthik: Kartik
      Srinivas: Shrinivas Sreenivas
      Agarwal: Aggarwal Agrawal
      Chaudhary: Choudhury Chowdhury
      Mukherjee: Mukherji
      Banerjee: Banerji
      Iyer: Aiyar
      Krishnan: Krishna
      Deepak: Dipak
      Deepa: Dipa
      Sunita: Suneeta
      """
  )

  static let vietnamese = NameCulture(
    male: """
      Minh Hùng Dũng Tuấn Anh Nam Hải Long Quang Đức Hoàng Sơn Thành Phong Khang Bảo Huy Khoa Phúc
      Tùng Trung Cường Thắng Việt Kiên Duy Tâm Vinh Hiếu Nhân Quân Đạt Lâm Bình
      """,
    female: """
      Linh Hương Lan Hoa Mai Thảo Trang Ngọc Hà Thu Phương Hằng Yến Nga Hạnh Nhung Oanh Vân Tuyết
      Thủy Trâm My Quỳnh Chi Châu Giang Hiền Loan Nhi Như Diệp Kim Xuân Ánh
      """,
    family: """
      Nguyễn Nguyễn Nguyễn Nguyễn Nguyễn Nguyễn Nguyễn Nguyễn Nguyễn Nguyễn Nguyễn Nguyễn Trần Trần
      Trần Lê Lê Lê Phạm Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý Đinh Trương Lâm
      Mai Cao Hà Tô Đoàn Trịnh Thái Tạ Lương Châu Quách Vương Phùng Đào
      """,
    inheritance: .keptName,
    familyFirst: true,
    middleShare: 0.9,
    spellings: """
      Hoàng: Huỳnh
      Vũ: Võ
      """
  )

  static let japanese = NameCulture(
    male: """
      大翔:ひろと:Hiroto 蓮:れん:Ren 健太:けんた:Kenta 翔太:しょうた:Shota 大輔:だいすけ:Daisuke
      拓也:たくや:Takuya 直樹:なおき:Naoki 健一:けんいち:Kenichi 誠:まこと:Makoto 浩:ひろし:Hiroshi
      隆:たかし:Takashi 修:おさむ:Osamu 茂:しげる:Shigeru 明:あきら:Akira 剛:つよし:Tsuyoshi
      亮:りょう:Ryo 陽太:ようた:Yota 悠斗:ゆうと:Yuto 和也:かずや:Kazuya 達也:たつや:Tatsuya
      雄一:ゆういち:Yuichi 正:ただし:Tadashi 勇:いさむ:Isamu 哲也:てつや:Tetsuya 純一:じゅんいち:Junichi
      秀樹:ひでき:Hideki 康平:こうへい:Kohei 涼介:りょうすけ:Ryosuke 駿:しゅん:Shun 颯太:そうた:Sota
      """,
    female: """
      陽子:ようこ:Yoko 恵子:けいこ:Keiko 裕子:ゆうこ:Yuko 由美子:ゆみこ:Yumiko 久美子:くみこ:Kumiko
      京子:きょうこ:Kyoko 幸子:さちこ:Sachiko 和子:かずこ:Kazuko 洋子:ようこ:Yoko 美咲:みさき:Misaki
      葵:あおい:Aoi 結衣:ゆい:Yui 彩:あや:Aya 愛:あい:Ai 舞:まい:Mai 千尋:ちひろ:Chihiro
      真由美:まゆみ:Mayumi 智子:ともこ:Tomoko 直美:なおみ:Naomi 明美:あけみ:Akemi 花子:はなこ:Hanako
      さくら:さくら:Sakura 優子:ゆうこ:Yuko 麻衣:まい:Mai 加奈子:かなこ:Kanako 節子:せつこ:Setsuko
      文子:ふみこ:Fumiko 美穂:みほ:Miho 絵里:えり:Eri 莉子:りこ:Riko 凛:りん:Rin 杏:あん:An
      """,
    family: """
      佐藤:さとう:Sato 鈴木:すずき:Suzuki 高橋:たかはし:Takahashi 田中:たなか:Tanaka
      伊藤:いとう:Ito 渡辺:わたなべ:Watanabe 山本:やまもと:Yamamoto 中村:なかむら:Nakamura
      小林:こばやし:Kobayashi 加藤:かとう:Kato 吉田:よしだ:Yoshida 山田:やまだ:Yamada
      佐々木:ささき:Sasaki 山口:やまぐち:Yamaguchi 松本:まつもと:Matsumoto 井上:いのうえ:Inoue
      木村:きむら:Kimura 林:はやし:Hayashi 斎藤:さいとう:Saito 清水:しみず:Shimizu
      山崎:やまざき:Yamazaki 森:もり:Mori 池田:いけだ:Ikeda 橋本:はしもと:Hashimoto
      阿部:あべ:Abe 石川:いしかわ:Ishikawa 山下:やました:Yamashita 中島:なかじま:Nakajima
      石井:いしい:Ishii 小川:おがわ:Ogawa 前田:まえだ:Maeda 岡田:おかだ:Okada
      長谷川:はせがわ:Hasegawa 藤田:ふじた:Fujita 後藤:ごとう:Goto 近藤:こんどう:Kondo
      村上:むらかみ:Murakami 遠藤:えんどう:Endo 青木:あおき:Aoki 坂本:さかもと:Sakamoto
      福田:ふくだ:Fukuda 太田:おおた:Ota 西村:にしむら:Nishimura 藤井:ふじい:Fujii
      金子:かねこ:Kaneko 岡本:おかもと:Okamoto 藤原:ふじわら:Fujiwara 三浦:みうら:Miura
      中野:なかの:Nakano 原田:はらだ:Harada 松田:まつだ:Matsuda 竹内:たけうち:Takeuchi
      小野:おの:Ono 田村:たむら:Tamura 和田:わだ:Wada 石田:いしだ:Ishida 上田:うえだ:Ueda
      森田:もりた:Morita 原:はら:Hara 柴田:しばた:Shibata 酒井:さかい:Sakai 工藤:くどう:Kudo
      """,
    script: .eastAsian,
    familyFirst: true,
    middleShare: 0
  )

  static let chinese = NameCulture(
    male: """
      伟:Wei 强:Qiang 磊:Lei 军:Jun 勇:Yong 杰:Jie 涛:Tao 明:Ming 超:Chao 刚:Gang 平:Ping 辉:Hui
      鹏:Peng 华:Hua 飞:Fei 鑫:Xin 波:Bo 斌:Bin 浩然:Haoran 子轩:Zixuan 宇航:Yuhang 建国:Jianguo
      志强:Zhiqiang 建华:Jianhua 文博:Wenbo 俊杰:Junjie 天宇:Tianyu 国强:Guoqiang 海涛:Haitao
      晓东:Xiaodong 家豪:Jiahao 永康:Yongkang 德明:Deming 嘉伟:Jiawei 振宇:Zhenyu 志明:Zhiming
      """,
    female: """
      芳:Fang 娜:Na 敏:Min 静:Jing 丽:Li 艳:Yan 娟:Juan 霞:Xia 秀英:Xiuying 桂英:Guiying 玉兰:Yulan
      婷婷:Tingting 雪:Xue 梅:Mei 玲:Ling 红:Hong 燕:Yan 慧:Hui 欣怡:Xinyi 梓涵:Zihan 诗涵:Shihan
      雨欣:Yuxin 佳怡:Jiayi 思雨:Siyu 美玲:Meiling 晓红:Xiaohong 淑珍:Shuzhen 丽华:Lihua 春梅:Chunmei
      雅婷:Yating 嘉欣:Jiaxin 文静:Wenjing 小燕:Xiaoyan 海燕:Haiyan 月英:Yueying 倩:Qian
      """,
    family: """
      王:Wang 李:Li 张:Zhang 刘:Liu 陈:Chen 杨:Yang 黄:Huang 赵:Zhao 吴:Wu 周:Zhou 徐:Xu 孙:Sun
      马:Ma 朱:Zhu 胡:Hu 郭:Guo 何:He 林:Lin 高:Gao 罗:Luo 郑:Zheng 梁:Liang 谢:Xie 宋:Song
      唐:Tang 许:Xu 韩:Han 邓:Deng 冯:Feng 曹:Cao 彭:Peng 曾:Zeng 肖:Xiao 田:Tian 董:Dong 潘:Pan
      袁:Yuan 蔡:Cai 蒋:Jiang 余:Yu 于:Yu 杜:Du 叶:Ye 程:Cheng 魏:Wei 苏:Su 吕:Lü 丁:Ding 任:Ren
      沈:Shen 姚:Yao 卢:Lu 姜:Jiang 崔:Cui 钟:Zhong 谭:Tan 陆:Lu 汪:Wang 范:Fan 金:Jin 石:Shi
      廖:Liao 贾:Jia 夏:Xia 韦:Wei 付:Fu 方:Fang 白:Bai 邹:Zou 欧阳:Ouyang 司马:Sima 上官:Shangguan
      """,
    inheritance: .keptName,
    script: .eastAsian,
    familyFirst: true,
    middleShare: 0
  )
}
