import { wordList } from './word-list.ts'
import { plainText } from './words.ts'

/** Synonyms by line, in three scripts; a word in several lines has all meanings. Sounds need none (phonetics.ts). */
const SAME = `
panjabi punjabi panjabee পাঞ্জাবি পাঞ্জাবী
saree sari shari sharee শাড়ি শাড়ী
salwar shalwar selwar সালোয়ার সেলোয়ার
kameez kamiz কামিজ
three 3 থ্রি thri
two 2 টু
piece pc pcs pis পিস
shirt শার্ট
tshirt tee genji ganji গেঞ্জি টিশার্ট
polo পলো
lungi loongi লুঙ্গি
hijab হিজাব
borka borkha burqa burka বোরকা বোরখা
abaya আবায়া
lehenga lehanga ghagra লেহেঙ্গা
sherwani shervani শেরওয়ানি
pant trouser প্যান্ট ট্রাউজার
jeans জিন্স
palazzo plazo পালাজো প্লাজো
frock froc ফ্রক
orna dupatta odhni ওড়না
shawl shal chador chadar শাল চাদর
hoodie hoody হুডি
sweater jumper সোয়েটার সুয়েটার
jacket জ্যাকেট
koti coti waistcoat কটি
coat কোট
fatua fotua ফতুয়া
kurti kurta কুর্তি
pajama payjama pyjama পাজামা পায়জামা
dungaree romper
short halfpant হাফপ্যান্ট
shoe juta জুতা
sandal sandel চপ্পল স্যান্ডেল
slipper চটি
cap topi টুপি
bag ব্যাগ
sock moja মোজা
jersey জার্সি
football ফুটবল
swimwear swimsuit
sport sports
dress jama জামা ড্রেস
top tops টপ টপস
gamcha গামছা
blazer ব্লেজার
suit স্যুট
skirt স্কার্ট
gown গাউন
legging leggings লেগিংস
scarf স্কার্ফ
belt বেল্ট
purse পার্স
wallet মানিব্যাগ
watch ghori ঘড়ি
boot বুট
tie টাই
glove গ্লাভস
blouse ব্লাউজ
red lal laal লাল রেড
blue nil neel নীল ব্লু
green sobuj shobuj সবুজ গ্রিন
white sada shada সাদা হোয়াইট
black kalo kala কালো কালা ব্ল্যাক
yellow holud হলুদ ইয়েলো
pink golapi গোলাপি গোলাপী পিংক
purple violet beguni বেগুনি পার্পল
orange komola কমলা অরেঞ্জ
grey gray ধূসর গ্রে
brown khoyeri badami খয়েরি বাদামি ব্রাউন
maroon merun mehrun মেরুন
gold golden sonali সোনালি গোল্ডেন
sky akashi আকাশি
cotton suti shuti সুতি
silk resham সিল্ক রেশম
wool উল
leather চামড়া
muslin moslin মসলিন
jamdani জামদানি জামদানী
handloom tant tat তাঁত
khadi খাদি
check checked checkered চেক
stripe striped স্ট্রাইপ
print printed প্রিন্ট
embroidery embroidered
eid ঈদ
wedding biye biyer bridal বিয়ে বিয়ের
gaye গায়ে
boishakh baishakh boishakhi baishakhi বৈশাখ বৈশাখী
puja pujo পূজা
winter shit shiter শীত
summer gorom গরম
office অফিস
school স্কুল
party পার্টি
man men gent male purush পুরুষ cheleder ছেলেদের মেন মেনস জেন্টস
woman women lady ladie female mohila mohilader মহিলা meyeder মেয়েদের লেডিস
kid child children bacca baccha baccader bacchader বাচ্চা শিশু কিডস
boy chele cheleder ছেলে ছেলেদের
girl meye meyeder মেয়ে মেয়েদের
baby নবজাতক
`
/** Kinds: a search for the first finds the others after it. */
const KINDS = `
blue navy indigo
red maroon
green olive mint
white ivory
yellow mustard lemon
pink magenta rose
purple lavender lilac
orange rust coral
grey ash charcoal
brown coffee khaki tan
shoe sneaker heel flat sandal
bag handbag backpack
dress frock
frock dress
jama kurti frock top
pant jeans gabardine chino
slipper flip sandal
sneaker canvas
running sport
`

/** Shades of a colour, which are optional. */
const SHADES = wordsIn('light lite dark deep pale bright pastel royal sky baby bottle parrot sea halka হালকা গাঢ়')
const COLOURS = wordsIn('red blue green white black yellow pink purple orange grey brown maroon gold')

const sameAs = linesOf(SAME).reduce((meanings, line) => {
  for (const word of line) meanings.set(word, [...(meanings.get(word) ?? []), ...line])
  return meanings
}, new Map<string, string[]>())

const kindsOf = new Map(linesOf(KINDS).map(([word = '', ...kinds]) => [word, kinds]))

/** Words with synonyms. */
export const thesaurusWords = wordList(sameAs.keys())

export function synonymsOf(word: string): string[] {
  return [...new Set(sameAs.get(word))].filter((other) => other !== word)
}

/** Kinds of it, or shades of a colour. */
export function kindsNamed(words: string[]): string[] {
  return [...new Set(words.flatMap((word) => kindsOf.get(word) ?? []))]
}

/** One word of each group of synonyms. */
export function oneOfEachMeaning(words: string[]): string[] {
  return words.filter((word, at) => !words.slice(0, at).some((earlier) => synonymsOf(earlier).includes(word)))
}

/** Whether it is only a shade of what follows: light blue. */
export function isShadeOf(word: string, after: string[]): boolean {
  const colours = after.filter((each) => COLOURS.includes(each))
  return colours.length > 0 && [...SHADES, ...kindsNamed(colours)].includes(word)
}

function wordsIn(text: string): string[] {
  return plainText(text).split(' ')
}

function linesOf(text: string): string[][] {
  return plainText(text)
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
}
