/**
 * Words of addresses in Bangla, and how couriers write them: divisions, districts, and where most parcels go. Others are found by their
 * sound (`latin-words.ts`). What they write in two words has a line between.
 */
const WORDS = `
বাড়ি house, বাড়ী house, বাসা house, হাউস house, হাউজ house, রোড road, সড়ক road, রাস্তা road, লেন lane, গলি lane, এভিনিউ avenue, ব্লক block,
সেক্টর sector, সেকশন section, ফ্ল্যাট flat, ফ্লাট flat, তলা floor, নং no, নম্বর no, বাজার bazar, থানা thana, উপজেলা upazila, জেলা district,
বিভাগ division, গ্রাম village, পোস্ট post, ডাকঘর post, মোড় more, সদর sadar, নতুন new, পুরান old, পুরাতন old, উত্তর uttar, দক্ষিণ dakshin,
পূর্ব purba, পশ্চিম paschim, আবাসিক residential, এলাকা area, হাউজিং housing, সোসাইটি society, কলোনি colony

ঢাকা dhaka, চট্টগ্রাম chattogram, চিটাগাং chattogram, রাজশাহী rajshahi, খুলনা khulna, বরিশাল barishal, সিলেট sylhet, রংপুর rangpur,
ময়মনসিংহ mymensingh

বরগুনা barguna, ভোলা bhola, ঝালকাঠি jhalokati, পটুয়াখালী patuakhali, পিরোজপুর pirojpur, বান্দরবান bandarban, ব্রাহ্মণবাড়িয়া brahmanbaria,
চাঁদপুর chandpur, কক্সবাজার coxs_bazar, কুমিল্লা cumilla, ফেনী feni, খাগড়াছড়ি khagrachhari, লক্ষ্মীপুর lakshmipur, নোয়াখালী noakhali,
রাঙ্গামাটি rangamati, রাঙামাটি rangamati, ফরিদপুর faridpur, গাজীপুর gazipur, গোপালগঞ্জ gopalganj, কিশোরগঞ্জ kishoreganj, মাদারীপুর madaripur,
মানিকগঞ্জ manikganj, মুন্সিগঞ্জ munshiganj, নারায়ণগঞ্জ narayanganj, নরসিংদী narsingdi, রাজবাড়ী rajbari, শরীয়তপুর shariatpur, টাঙ্গাইল tangail,
বাগেরহাট bagerhat, চুয়াডাঙ্গা chuadanga, যশোর jashore, ঝিনাইদহ jhenaidah, কুষ্টিয়া kushtia, মাগুরা magura, মেহেরপুর meherpur, নড়াইল narail,
সাতক্ষীরা satkhira, জামালপুর jamalpur, নেত্রকোণা netrokona, শেরপুর sherpur, বগুড়া bogura, চাঁপাইনবাবগঞ্জ chapainawabganj, জয়পুরহাট joypurhat,
নওগাঁ naogaon, নাটোর natore, পাবনা pabna, সিরাজগঞ্জ sirajganj, দিনাজপুর dinajpur, গাইবান্ধা gaibandha, কুড়িগ্রাম kurigram, লালমনিরহাট lalmonirhat,
নীলফামারী nilphamari, পঞ্চগড় panchagarh, ঠাকুরগাঁও thakurgaon, হবিগঞ্জ habiganj, মৌলভীবাজার moulvibazar, সুনামগঞ্জ sunamganj

ধানমন্ডি dhanmondi, গুলশান gulshan, বনানী banani, মিরপুর mirpur, উত্তরা uttara, মোহাম্মদপুর mohammadpur, বসুন্ধরা bashundhara, মতিঝিল motijheel,
বাড্ডা badda, রামপুরা rampura, খিলগাঁও khilgaon, যাত্রাবাড়ী jatrabari, তেজগাঁও tejgaon, ফার্মগেট farmgate, মগবাজার moghbazar, মালিবাগ malibagh,
শান্তিনগর shantinagar, আজিমপুর azimpur, লালবাগ lalbagh, কামরাঙ্গীরচর kamrangirchar, কেরানীগঞ্জ keraniganj, সাভার savar, আশুলিয়া ashulia,
টঙ্গী tongi, পল্লবী pallabi, কাফরুল kafrul, শ্যামলী shyamoli, আদাবর adabor, কল্যাণপুর kalyanpur, গাবতলী gabtoli, ক্যান্টনমেন্ট cantonment,
খিলক্ষেত khilkhet, নিকুঞ্জ nikunja, বারিধারা baridhara, মহাখালী mohakhali, নিকেতন niketon, হাজারীবাগ hazaribagh, জিগাতলা jigatola, কলাবাগান kalabagan,
পান্থপথ panthapath, শাহবাগ shahbagh, পল্টন paltan, রমনা ramna, ওয়ারী wari, সূত্রাপুর sutrapur, কোতোয়ালী kotwali, ডেমরা demra, সবুজবাগ sabujbagh,
বাসাবো basabo, মুগদা mugda, শনিরআখড়া shonir_akhra, শনির shonir, আখড়া akhra, দক্ষিণখান dakshinkhan, উত্তরখান uttarkhan, আগারগাঁও agargaon, ইস্কাটন eskaton, ধামরাই dhamrai,
আগ্রাবাদ agrabad, পাঁচলাইশ panchlaish, হালিশহর halishahar, নাসিরাবাদ nasirabad, চকবাজার chawkbazar, পতেঙ্গা patenga, পাহাড়তলী pahartali,
খুলশী khulshi, বায়েজিদ bayezid, চান্দগাঁও chandgaon, হাটহাজারী hathazari, সীতাকুণ্ড sitakunda, বন্দর bandar`

const LATIN = new Map(
  WORDS.split(/[,\n]+/)
    .map((pair) => pair.trim().split(' '))
    .map(([bangla = '', latin = '']) => [spelling(bangla), latin.split('_')]),
)
/** In, of, to: `ঢাকায়`, `ধানমন্ডির`. */
const ENDING = /(?:তে|য\u09bc|ের|র|ে)$/

/** As couriers write it; undefined for a word that is not listed. */
export function listedInLatin(word: string): string[] | undefined {
  return LATIN.get(spelling(word)) ?? LATIN.get(spelling(word.replace(ENDING, '')))
}

/** One of several: long vowels, ণ and the nasal sign are written either way. */
function spelling(word: string): string {
  return word.normalize('NFC').replaceAll('ী', 'ি').replaceAll('ূ', 'ু').replaceAll('ণ', 'ন').replaceAll('\u0981', '')
}
