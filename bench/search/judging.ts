import type { Size } from '#contract/values/sizes'

/** A product as the judge sees it: what a shopper could know of it, and nothing of how it is found. */
export interface Good {
  /** Stable name of the product in its catalogue. */
  key: string
  name: string
  description: string
  tags: string[]
  /** Keys of its categories, from the root down. */
  path: string[]
  /** Key of its store. */
  store: string
  priceTaka: number
  sizes: { size: Size; stock: number | null }[]
  /** What a shopper asks for by, as its catalogue says it beside the name. */
  attributes?: { colour: string; kind: string; audience: string }
}

export type Says = (good: Good) => boolean

/** 3: what was meant; 2: would do as well; 1: near; 0: beside the point. */
export type Grade = 0 | 1 | 2 | 3

/** A query and which products answer it best, well, and not quite. Written before the search was tuned. */
export type Judgment = readonly [query: string, best: Says, well?: Says | undefined, near?: Says]

const none: Says = () => false

/** A product that has sold out in every size is worth a grade less, but never nothing. */
export function gradeOf([, best, well = none, near = none]: Judgment, good: Good): Grade {
  const grade = best(good) ? 3 : well(good) ? 2 : near(good) ? 1 : 0
  return grade > 1 && isSoldOut(good) ? ((grade - 1) as Grade) : grade
}

export function isSoldOut({ sizes }: Good): boolean {
  return sizes.every(({ stock }) => stock === 0)
}

export const all =
  (...says: Says[]): Says =>
  (good) =>
    says.every((each) => each(good))
export const any =
  (...says: Says[]): Says =>
  (good) =>
    says.some((each) => each(good))
export const not =
  (says: Says): Says =>
  (good) =>
    !says(good)

/** Stands in one of these categories or below. */
export const within =
  (...keys: string[]): Says =>
  ({ path }) =>
    keys.some((key) => path.includes(key))
export const named =
  (pattern: RegExp): Says =>
  ({ name }) =>
    pattern.test(name)
export const told =
  (pattern: RegExp): Says =>
  ({ description }) =>
    pattern.test(description)
export const tagged =
  (...tags: string[]): Says =>
  (good) =>
    tags.some((tag) => good.tags.includes(tag))
export const of =
  (...stores: string[]): Says =>
  ({ store }) =>
    stores.includes(store)
export const upTo =
  (taka: number): Says =>
  ({ priceTaka }) =>
    priceTaka <= taka
export const from =
  (taka: number): Says =>
  ({ priceTaka }) =>
    priceTaka >= taka
/** To be had in this size now. */
export const inSize =
  (size: Size): Says =>
  ({ sizes }) =>
    sizes.some((offered) => offered.size === size && offered.stock !== 0)
