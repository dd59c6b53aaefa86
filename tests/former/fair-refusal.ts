/** Of releases that refused whatever they did not know. */
const OF_ALL_NEWER = /The database is newer than this version of the shop \(it knows migration \d+, this version \d+\)/
/** Since decision 076. */
const OF_A_CONTRACT = /The database is newer than this version of the shop can live with \(\d{4}_contract_\d{4}_/

/** A release may refuse, in words, tables that it cannot know, or that something was taken from; it may not break. */
export function isFairRefusal(words: string): boolean {
  return words.includes('The shop did not start. ') && (OF_ALL_NEWER.test(words) || OF_A_CONTRACT.test(words))
}
