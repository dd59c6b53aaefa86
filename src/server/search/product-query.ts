import type { ProductSort } from '#contract/search'
import { MAX_TAKA } from '#contract/values/money'
import { SIZES, type Size } from '#contract/values/sizes'
import { bitsOf } from '../products/in-stock.ts'
import { LEAST_UNSAID_TAKA, type Understood, understand, without } from '../text-analysis/typed-search.ts'
import { plainText } from '../text-analysis/words.ts'
import type { Doubts } from './corrections.ts'
import { type Destinations, lexemesOfCategories } from './destinations.ts'
import type { ProductQuery } from './fitting-products.queries.ts'
import type { InterpretedWords, Interpreter } from './interpreter.ts'
import { tagTermsOf } from './search.queries.ts'

/** The call’s query; prices in taka. */
export interface SearchRequest {
  search?: string | undefined
  /** No corrections. */
  literal?: '1' | undefined
  categoryId?: number | undefined
  vendorId?: number | undefined
  size?: Size[] | undefined
  inStock?: 'first' | 'only' | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  tag?: string | undefined
}

/** The query, and what words said of it where no field says otherwise. */
export interface InterpretedSearch {
  query: ProductQuery
  sort: ProductSort | undefined
  understood: Understood[]
  /** Words left out because the shop knows nothing of them. */
  unknown: string[]
}

const KIDS = 3

export async function productQueryOf(
  interpreter: Interpreter,
  asked: SearchRequest,
  doubts: Doubts = 'rare',
): Promise<ProductQuery> {
  return (await read(interpreter, asked, doubts)).query
}

/** Without unknown words while others are known: one would empty the result. */
export async function interpretSearch(
  interpreter: Interpreter,
  asked: SearchRequest,
  doubts: Doubts = 'rare',
): Promise<InterpretedSearch> {
  const { query, understood, unknown } = await read(interpreter, asked, doubts)
  const sort = understood.find((each) => each.sort)?.sort
  if (unknown.length === 0) return { query, sort, understood, unknown }
  const terms = query.terms.filter(({ word }) => !unknown.includes(word))
  const price = saidPrice(asked, query, unknown)
  return {
    query: { ...query, terms, ...(price && { maxPoisha: limitOf(price.maxTaka) }) },
    sort,
    understood: price ? [...understood, price] : understood,
    unknown: unknown.filter((word) => Number(word) !== price?.maxTaka),
  }
}

async function read(
  interpreter: Interpreter,
  asked: SearchRequest,
  doubts: Doubts,
): Promise<{ query: ProductQuery; understood: Understood[]; unknown: string[] }> {
  const typed = understand(asked.search ?? '')
  const destinations = asked.search ? await interpreter.readDestinations() : undefined
  const understood = typed.understood.filter((each) => isUnsaidOtherwise(each, asked, destinations))
  const said: Omit<Understood, 'without'> = Object.assign({}, ...understood)
  const categoryId = asked.categoryId ?? (said.isForKids ? KIDS : undefined)
  const sizes = asked.size ?? (said.size && [said.size]) ?? (asked.inStock === 'only' ? SIZES : undefined)
  const { terms, unknown } = await interpretedWords(interpreter, typed.words, asked.literal ? 'none' : doubts)
  const query = {
    terms,
    // The word index knows categories: it brings nothing from elsewhere.
    ...(destinations && terms.length > 0 ? { destinations: lexemesBelow(destinations, categoryId) } : {}),
    categoryId,
    vendorId: asked.vendorId,
    sizeBits: sizes && bitsOf(sizes),
    minPoisha: limitOf(asked.minPrice ?? said.minTaka),
    maxPoisha: limitOf(asked.maxPrice ?? said.maxTaka),
    tag: asked.tag || undefined,
    tagTerms: asked.tag ? tagTermsOf(asked.tag) : undefined,
  }
  // By price, a mere mention of a shirt would stand before all shirts.
  const isWithoutDescription = said.sort !== undefined && query.terms.every(({ standing }) => standing !== 'none')
  return { query: isWithoutDescription ? { ...query, isWithoutDescription } : query, understood, unknown }
}

async function interpretedWords(interpreter: Interpreter, typed: string[], doubts: Doubts): Promise<InterpretedWords> {
  return typed.length === 0 ? { terms: [], unknown: [] } : await interpreter.interpret(typed, doubts)
}

function lexemesBelow({ categoriesBelow }: Destinations, categoryId: number | undefined): string[] {
  return categoryId === undefined ? [] : lexemesOfCategories(categoriesBelow(categoryId))
}

/** Fields go before words. */
function isUnsaidOtherwise(
  { size, minTaka, maxTaka, isForKids }: Understood,
  asked: SearchRequest,
  destinations?: Destinations,
): boolean {
  if (size) return asked.size === undefined
  if (isForKids) return asked.categoryId === undefined && destinations?.categoriesBelow(KIDS).includes(KIDS) === true
  const isAsked = [minTaka !== undefined && asked.minPrice, maxTaka !== undefined && asked.maxPrice]
  return isAsked.every((price) => price === undefined || price === false)
}

/** “saree 5000”: an unknown number is a price where none was said. */
function saidPrice(
  asked: SearchRequest,
  query: ProductQuery,
  unknown: string[],
): (Understood & { maxTaka: number }) | undefined {
  const amount = unknown.find((word) => /^\d{3,7}$/.test(word) && Number(word) >= LEAST_UNSAID_TAKA)
  if (amount === undefined || query.minPoisha !== undefined || query.maxPoisha !== undefined) return undefined
  return { maxTaka: Number(amount), without: without(plainText(asked.search ?? ''), amount) }
}

/** In poisha; capped just above the highest price. */
function limitOf(taka: number | undefined): number | undefined {
  return taka === undefined ? undefined : Math.round(Math.min(taka, MAX_TAKA + 1) * 100)
}
