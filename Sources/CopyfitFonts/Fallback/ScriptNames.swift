/// Noto's names of the scripts.
enum ScriptNames {
  /// The sans and serif families of a script, by its ISO 15924 code; empty for scripts that Noto lacks and for those
  /// that share a family.
  static func notoFamilies(of code: String) -> [String] {
    guard let name = names[code] else { return [] }
    return ["Noto Sans " + name, "Noto Serif " + name]
  }

  /// The name for a code, such as `Khmer` for `Khmr`.
  static func name(of code: String) -> String? { names[code] }

  private static let names: [String: String] = {
    let pairs = table.split(separator: ";").map { $0.split(separator: "=").map(String.init) }
    return Dictionary(pairs.map { ($0[0], $0[1]) }) { first, _ in first }
  }()

  /// Names of the Unicode property Script, as in the font families of Noto, release 2020.
  private static let table = """
    Adlm=Adlam;Aghb=Caucasian Albanian;Ahom=Ahom;Armi=Imperial Aramaic;Armn=Armenian;\
    Avst=Avestan;Bali=Balinese;Bamu=Bamum;Bass=Bassa Vah;Batk=Batak;Beng=Bengali;Bhks=Bhaiksuki;\
    Brah=Brahmi;Bugi=Buginese;Buhd=Buhid;Cakm=Chakma;Cans=Canadian Aboriginal;Cari=Carian;\
    Cham=Cham;Cher=Cherokee;Copt=Coptic;Cprt=Cypriot;Deva=Devanagari;Dogr=Dogra;Dsrt=Deseret;\
    Dupl=Duployan;Egyp=Egyptian Hieroglyphs;Elba=Elbasan;Elym=Elymaic;Ethi=Ethiopic;\
    Geor=Georgian;Glag=Glagolitic;Gong=Gunjala Gondi;Gonm=Masaram Gondi;Goth=Gothic;\
    Gran=Grantha;Gujr=Gujarati;Guru=Gurmukhi;Hano=Hanunoo;Hatr=Hatran;Hebr=Hebrew;\
    Hluw=Anatolian Hieroglyphs;Hmng=Pahawh Hmong;Hmnp=Hmong Nyiakeng;Hung=Old Hungarian;\
    Ital=Old Italic;Java=Javanese;Kali=Kayah Li;Khar=Kharoshthi;Khmr=Khmer;Khoj=Khojki;\
    Knda=Kannada;Kthi=Kaithi;Lana=Tai Tham;Laoo=Lao;Lepc=Lepcha;Limb=Limbu;Lina=Linear A;\
    Linb=Linear B;Lisu=Lisu;Lyci=Lycian;Lydi=Lydian;Mahj=Mahajani;Mand=Mandaic;Mani=Manichaean;\
    Marc=Marchen;Medf=Medefaidrin;Mend=Mende Kikakui;Merc=Meroitic;Mero=Meroitic;Mlym=Malayalam;\
    Modi=Modi;Mong=Mongolian;Mroo=Mro;Mtei=Meetei Mayek;Mult=Multani;Mymr=Myanmar;\
    Narb=Old North Arabian;Nbat=Nabataean;Newa=Newa;Nkoo=NKo;Nshu=Nushu;Ogam=Ogham;\
    Olck=Ol Chiki;Orkh=Old Turkic;Orya=Oriya;Osge=Osage;Osma=Osmanya;Palm=Palmyrene;\
    Pauc=Pau Cin Hau;Perm=Old Permic;Phag=PhagsPa;Phli=Inscriptional Pahlavi;\
    Phlp=Psalter Pahlavi;Phnx=Phoenician;Plrd=Miao;Prti=Inscriptional Parthian;Rjng=Rejang;\
    Rohg=Hanifi Rohingya;Runr=Runic;Samr=Samaritan;Sarb=Old South Arabian;Saur=Saurashtra;\
    Sgnw=SignWriting;Shaw=Shavian;Shrd=Sharada;Sidd=Siddham;Sind=Khudawadi;Sinh=Sinhala;\
    Sogd=Sogdian;Sogo=Old Sogdian;Sora=Sora Sompeng;Soyo=Soyombo;Sund=Sundanese;\
    Sylo=Syloti Nagri;Syrc=Syriac;Tagb=Tagbanwa;Takr=Takri;Tale=Tai Le;Talu=New Tai Lue;\
    Taml=Tamil;Tang=Tangut;Tavt=Tai Viet;Telu=Telugu;Tfng=Tifinagh;Tglg=Tagalog;Thaa=Thaana;\
    Thai=Thai;Tibt=Tibetan;Tirh=Tirhuta;Ugar=Ugaritic;Vaii=Vai;Wara=Warang Citi;Wcho=Wancho;\
    Xpeo=Old Persian;Xsux=Cuneiform;Yezi=Yezidi;Yiii=Yi;Zanb=Zanabazar Square;
    """
}
