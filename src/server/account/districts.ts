import type { Division } from '#contract/account/addresses'

/**
 * Division → district → its upazilas, and the best known thanas of its cities. Upazilas are added every few years: they are offered,
 * and others are taken (docs/decisions/056).
 */
// biome-ignore format: a list, a line for each district
const UPAZILAS: Record<string, Record<string, string>> = {
  Barishal: {
    Barguna: 'Amtali, Bamna, Barguna Sadar, Betagi, Patharghata, Taltali',
    Barishal: 'Agailjhara, Babuganj, Bakerganj, Banaripara, Barishal Sadar, Gaurnadi, Hizla, Mehendiganj, Muladi, Wazirpur',
    Bhola: 'Bhola Sadar, Burhanuddin, Char Fasson, Daulatkhan, Lalmohan, Manpura, Tazumuddin',
    Jhalokati: 'Jhalokati Sadar, Kathalia, Nalchity, Rajapur',
    Patuakhali: 'Bauphal, Dashmina, Dumki, Galachipa, Kalapara, Mirzaganj, Patuakhali Sadar, Rangabali',
    Pirojpur: 'Bhandaria, Indurkani, Kaukhali, Mathbaria, Nazirpur, Nesarabad, Pirojpur Sadar',
  },
  Chattogram: {
    Bandarban: 'Alikadam, Bandarban Sadar, Lama, Naikhongchhari, Rowangchhari, Ruma, Thanchi',
    Brahmanbaria: 'Akhaura, Ashuganj, Bancharampur, Bijoynagar, Brahmanbaria Sadar, Kasba, Nabinagar, Nasirnagar, Sarail',
    Chandpur: 'Chandpur Sadar, Faridganj, Haimchar, Haziganj, Kachua, Matlab Dakkhin, Matlab Uttar, Shahrasti',
    Chattogram: 'Anwara, Bandar, Banshkhali, Boalkhali, Chandanaish, Chandgaon, Double Mooring, Fatikchhari, Hathazari, Kotwali, Lohagara, Mirsharai, Pahartali, Panchlaish, Patiya, Rangunia, Raozan, Sandwip, Satkania, Sitakunda',
    "Cox's Bazar": "Chakaria, Cox's Bazar Sadar, Eidgaon, Kutubdia, Maheshkhali, Pekua, Ramu, Teknaf, Ukhia",
    Cumilla: 'Barura, Brahmanpara, Burichang, Chandina, Chauddagram, Cumilla Adarsha Sadar, Cumilla Sadar Dakshin, Daudkandi, Debidwar, Homna, Laksam, Lalmai, Manoharganj, Meghna, Muradnagar, Nangalkot, Titas',
    Feni: 'Chhagalnaiya, Daganbhyan, Feni Sadar, Fulgazi, Parshuram, Sonagazi',
    Khagrachhari: 'Dighinala, Guimara, Khagrachhari Sadar, Lakshmichhari, Mahalchhari, Manikchhari, Matiranga, Panchhari, Ramgarh',
    Lakshmipur: 'Kamalnagar, Lakshmipur Sadar, Raipur, Ramganj, Ramgati',
    Noakhali: 'Begumganj, Chatkhil, Companyganj, Hatia, Kabirhat, Noakhali Sadar, Senbagh, Sonaimuri, Subarnachar',
    Rangamati: 'Baghaichhari, Barkal, Belaichhari, Juraichhari, Kaptai, Kaukhali, Langadu, Naniarchar, Rajasthali, Rangamati Sadar',
  },
  Dhaka: {
    Dhaka: 'Cantonment, Demra, Dhamrai, Dhanmondi, Dohar, Gulshan, Keraniganj, Kotwali, Lalbagh, Mirpur, Mohammadpur, Motijheel, Nawabganj, Pallabi, Ramna, Sabujbagh, Savar, Sutrapur, Tejgaon, Uttara',
    Faridpur: 'Alfadanga, Bhanga, Boalmari, Charbhadrasan, Faridpur Sadar, Madhukhali, Nagarkanda, Sadarpur, Saltha',
    Gazipur: 'Gazipur Sadar, Kaliakair, Kaliganj, Kapasia, Sripur, Tongi',
    Gopalganj: 'Gopalganj Sadar, Kashiani, Kotalipara, Muksudpur, Tungipara',
    Kishoreganj: 'Astagram, Bajitpur, Bhairab, Hossainpur, Itna, Karimganj, Katiadi, Kishoreganj Sadar, Kuliarchar, Mithamain, Nikli, Pakundia, Tarail',
    Madaripur: 'Dasar, Kalkini, Madaripur Sadar, Rajoir, Shibchar',
    Manikganj: 'Daulatpur, Ghior, Harirampur, Manikganj Sadar, Saturia, Shibalaya, Singair',
    Munshiganj: 'Gazaria, Lohajang, Munshiganj Sadar, Sirajdikhan, Sreenagar, Tongibari',
    Narayanganj: 'Araihazar, Bandar, Narayanganj Sadar, Rupganj, Sonargaon',
    Narsingdi: 'Belabo, Monohardi, Narsingdi Sadar, Palash, Raipura, Shibpur',
    Rajbari: 'Baliakandi, Goalandaghat, Kalukhali, Pangsha, Rajbari Sadar',
    Shariatpur: 'Bhedarganj, Damudya, Gosairhat, Jajira, Naria, Shariatpur Sadar',
    Tangail: 'Basail, Bhuapur, Delduar, Dhanbari, Ghatail, Gopalpur, Kalihati, Madhupur, Mirzapur, Nagarpur, Sakhipur, Tangail Sadar',
  },
  Khulna: {
    Bagerhat: 'Bagerhat Sadar, Chitalmari, Fakirhat, Kachua, Mollahat, Mongla, Morrelganj, Rampal, Sarankhola',
    Chuadanga: 'Alamdanga, Chuadanga Sadar, Damurhuda, Jibannagar',
    Jashore: 'Abhaynagar, Bagherpara, Chaugachha, Jashore Sadar, Jhikargachha, Keshabpur, Manirampur, Sharsha',
    Jhenaidah: 'Harinakunda, Jhenaidah Sadar, Kaliganj, Kotchandpur, Maheshpur, Shailkupa',
    Khulna: 'Batiaghata, Dacope, Daulatpur, Dighalia, Dumuria, Khulna Sadar, Koyra, Paikgachha, Phultala, Rupsa, Sonadanga, Terokhada',
    Kushtia: 'Bheramara, Daulatpur, Khoksa, Kumarkhali, Kushtia Sadar, Mirpur',
    Magura: 'Magura Sadar, Mohammadpur, Shalikha, Sreepur',
    Meherpur: 'Gangni, Meherpur Sadar, Mujibnagar',
    Narail: 'Kalia, Lohagara, Narail Sadar',
    Satkhira: 'Assasuni, Debhata, Kalaroa, Kaliganj, Satkhira Sadar, Shyamnagar, Tala',
  },
  Mymensingh: {
    Jamalpur: 'Baksiganj, Dewanganj, Islampur, Jamalpur Sadar, Madarganj, Melandaha, Sarishabari',
    Mymensingh: 'Bhaluka, Dhobaura, Fulbaria, Gaffargaon, Gauripur, Haluaghat, Ishwarganj, Muktagachha, Mymensingh Sadar, Nandail, Phulpur, Tarakanda, Trishal',
    Netrokona: 'Atpara, Barhatta, Durgapur, Kalmakanda, Kendua, Khaliajuri, Madan, Mohanganj, Netrokona Sadar, Purbadhala',
    Sherpur: 'Jhenaigati, Nakla, Nalitabari, Sherpur Sadar, Sreebardi',
  },
  Rajshahi: {
    Bogura: 'Adamdighi, Bogura Sadar, Dhunat, Dhupchanchia, Gabtali, Kahaloo, Nandigram, Sariakandi, Shajahanpur, Sherpur, Shibganj, Sonatala',
    Chapainawabganj: 'Bholahat, Chapainawabganj Sadar, Gomastapur, Nachole, Shibganj',
    Joypurhat: 'Akkelpur, Joypurhat Sadar, Kalai, Khetlal, Panchbibi',
    Naogaon: 'Atrai, Badalgachhi, Dhamoirhat, Manda, Mohadevpur, Naogaon Sadar, Niamatpur, Patnitala, Porsha, Raninagar, Sapahar',
    Natore: 'Bagatipara, Baraigram, Gurudaspur, Lalpur, Natore Sadar, Singra',
    Pabna: 'Atgharia, Bera, Bhangura, Chatmohar, Faridpur, Ishwardi, Pabna Sadar, Santhia, Sujanagar',
    Rajshahi: 'Bagha, Bagmara, Boalia, Charghat, Durgapur, Godagari, Mohanpur, Paba, Puthia, Rajpara, Tanore',
    Sirajganj: 'Belkuchi, Chauhali, Kamarkhanda, Kazipur, Raiganj, Shahjadpur, Sirajganj Sadar, Tarash, Ullahpara',
  },
  Rangpur: {
    Dinajpur: 'Biral, Birampur, Birganj, Bochaganj, Chirirbandar, Dinajpur Sadar, Ghoraghat, Hakimpur, Kaharole, Khansama, Nawabganj, Parbatipur, Phulbari',
    Gaibandha: 'Fulchhari, Gaibandha Sadar, Gobindaganj, Palashbari, Sadullapur, Saghata, Sundarganj',
    Kurigram: 'Bhurungamari, Char Rajibpur, Chilmari, Kurigram Sadar, Nageshwari, Phulbari, Rajarhat, Rowmari, Ulipur',
    Lalmonirhat: 'Aditmari, Hatibandha, Kaliganj, Lalmonirhat Sadar, Patgram',
    Nilphamari: 'Dimla, Domar, Jaldhaka, Kishoreganj, Nilphamari Sadar, Saidpur',
    Panchagarh: 'Atwari, Boda, Debiganj, Panchagarh Sadar, Tetulia',
    Rangpur: 'Badarganj, Gangachara, Kaunia, Mithapukur, Pirgachha, Pirganj, Rangpur Sadar, Taraganj',
    Thakurgaon: 'Baliadangi, Haripur, Pirganj, Ranisankail, Thakurgaon Sadar',
  },
  Sylhet: {
    Habiganj: 'Ajmiriganj, Bahubal, Baniachang, Chunarughat, Habiganj Sadar, Lakhai, Madhabpur, Nabiganj, Shaistagonj',
    Moulvibazar: 'Barlekha, Juri, Kamalganj, Kulaura, Moulvibazar Sadar, Rajnagar, Sreemangal',
    Sunamganj: 'Bishwamvarpur, Chhatak, Derai, Dharampasha, Dowarabazar, Jagannathpur, Jamalganj, Madhyanagar, Shantiganj, Sulla, Sunamganj Sadar, Tahirpur',
    Sylhet: 'Balaganj, Beanibazar, Bishwanath, Companiganj, Dakshin Surma, Fenchuganj, Golapganj, Gowainghat, Jaintiapur, Kanaighat, Osmaninagar, Sylhet Sadar, Zakiganj',
  },
}

export const DIVISIONS: Division[] = Object.entries(UPAZILAS).map(([name, districts]) => ({
  name,
  districts: Object.keys(districts),
}))

const BY_DISTRICT = new Map(Object.values(UPAZILAS).flatMap((districts) => Object.entries(districts)))

/** Undefined: there is no such district. */
export function upazilasOf(district: string): string[] | undefined {
  return BY_DISTRICT.get(district)?.split(', ')
}

export function isDivision(name: string): boolean {
  return DIVISIONS.some((division) => division.name === name)
}

export function liesIn(district: string, division: string): boolean {
  return DIVISIONS.some(({ name, districts }) => name === division && districts.includes(district))
}
