/** What becomes of goods of a file that are in the store already: what is there is changed, or they are put beside it. */
export const KNOWN_GOODS = ['update', 'add'] as const
export type KnownGoods = (typeof KNOWN_GOODS)[number]
