/** Equal for look-alikes (decision 025): no case, accents, spaces or signs, one letter for all like it. */
export function nameKeyOf(name: string): string {
  const letters = withoutAccents(name.replace(SIGNS_OF_LETTERS, ''))
  const plain = withoutAccents([...letters].map(lookAlike).join('').toLowerCase())
  const key = [...plain].map(lookAlike).join('').replace(NOT_IN_WORDS, '')
  // A name of signs alone.
  return key === '' ? name.normalize('NFKC').toLowerCase() : key
}

/** Taken apart they would be letters: `Haat™` is `Haat`. */
const SIGNS_OF_LETTERS = /[©®℠™]/g
/** Latin, Greek, Cyrillic; Bangla vowel signs are letters. */
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g
const NOT_IN_WORDS = /[^\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point}/gu

function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(ACCENTS, '')
}

/** Confusables of each Latin letter. */
const LOOK_ALIKES = {
  a: 'АаΑαɑᴀ',
  b: 'ВвΒβЬьʙ',
  c: 'СсϹϲᴄ',
  d: 'ԁđɗᴅ',
  e: 'ЕеΕεєЄɛᴇ',
  g: 'ɡɢ',
  h: 'НнΗһҺհħʜ',
  j: 'ЈјΙȷᴊ',
  k: 'КкΚκĸᴋ',
  l: 'lIi1|ІіӀӏΙιıɩłʟ১',
  m: 'МмΜᴍ',
  n: 'ΝηпПոɴ',
  o: '0ОоΟοօσø०০ᴏ',
  p: 'РрΡρᴘ',
  q: 'ԛ',
  r: 'гʀ',
  s: 'ЅѕꜱՏ',
  t: 'ТтΤτᴛ',
  u: 'υսᴜ',
  v: 'νѵᴠ',
  w: 'ԝѡᴡ',
  x: 'ХхΧχ',
  y: 'УуΥγʏ',
  z: 'Ζᴢ',
} as const

const LATIN = new Map(Object.entries(LOOK_ALIKES).flatMap(([latin, alike]) => [...alike].map((each) => [each, latin])))

function lookAlike(letter: string): string {
  return LATIN.get(letter) ?? letter
}
