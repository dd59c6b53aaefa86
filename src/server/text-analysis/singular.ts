const SHORTEST_PLURAL = 4
const BANGLA_ENDING = /^(\p{L}[\p{L}\p{M}]+?)(?:গুলো|গুলি|দের|ের)$/u

/** Also without the genitive (ঈদের: ঈদ); the word itself where neither. */
export function singularOf(word: string): string {
  if (word.length < SHORTEST_PLURAL) return word
  const bangla = BANGLA_ENDING.exec(word)?.[1]
  if (bangla) return bangla
  if (/[^aeiou]ies$/.test(word) && word.length > SHORTEST_PLURAL) return `${word.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word
}
