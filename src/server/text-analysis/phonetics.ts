/** Bangla in Latin letters, as on phones. */
const LATIN: Record<string, string> = {
  অ: 'o',
  আ: 'a',
  ই: 'i',
  ঈ: 'i',
  উ: 'u',
  ঊ: 'u',
  ঋ: 'ri',
  এ: 'e',
  ঐ: 'oi',
  ও: 'o',
  ঔ: 'ou',
  'া': 'a',
  'ি': 'i',
  'ী': 'i',
  'ু': 'u',
  'ূ': 'u',
  'ৃ': 'ri',
  'ে': 'e',
  'ৈ': 'oi',
  'ো': 'o',
  'ৌ': 'ou',
  ক: 'k',
  খ: 'kh',
  গ: 'g',
  ঘ: 'gh',
  ঙ: 'ng',
  চ: 'ch',
  ছ: 'ch',
  জ: 'j',
  ঝ: 'jh',
  ঞ: 'n',
  ট: 't',
  ঠ: 'th',
  ড: 'd',
  ঢ: 'dh',
  ণ: 'n',
  ত: 't',
  থ: 'th',
  দ: 'd',
  ধ: 'dh',
  ন: 'n',
  প: 'p',
  ফ: 'f',
  ব: 'b',
  ভ: 'bh',
  ম: 'm',
  য: 'j',
  র: 'r',
  ল: 'l',
  শ: 'sh',
  ষ: 'sh',
  স: 's',
  হ: 'h',
  ৎ: 't',
  'ং': 'ng',
}
/** Letters that one mark changes: ড় ঢ় য়, য after a consonant (প্যান্ট); a nasal vowel has an n (তাঁতি). */
const MARKED: [RegExp, string][] = [
  [/[ড\u09a2]\u09bc/gu, 'r'],
  [/\u09af\u09bc/gu, 'y'],
  [/\u09cd\u09af(?=\u09be)/gu, ''],
  [/\u09cd\u09af/gu, 'y'],
  [/\u0981/gu, 'n'],
]
/** Spellings of one sound, applied in order. */
const SAME_SOUNDS: [RegExp, string][] = [
  [/ck/g, 'k'],
  [/ph/g, 'f'],
  [/ch/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/v/g, 'b'],
  [/(?<=[bcdfgjklmnprst])h/g, ''],
  [/[wy]/g, ''],
  [/^[aeiou]+/, 'A'],
  [/[aeiou]/g, ''],
  [/(.)\1+/g, '$1'],
]
const FEWEST_SOUNDS = 2

export function latinOf(word: string): string {
  const marked = MARKED.reduce((text, [letters, latin]) => text.replace(letters, latin), word)
  return [...marked].map((letter) => LATIN[letter] ?? (/\p{M}/u.test(letter) ? '' : letter)).join('')
}

/** Phonetic key: consonants only, so that শাড়ি, shari and saree are one. Undefined where that is too little. */
export function phoneticKeyOf(word: string): string | undefined {
  const latin = latinOf(word)
  if (!/^[a-z]+$/.test(latin)) return undefined
  const key = SAME_SOUNDS.reduce((sound, [letters, same]) => sound.replace(letters, same), latin)
  return key.length >= FEWEST_SOUNDS ? key : undefined
}
