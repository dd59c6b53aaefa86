import { SIZES, type Size, type SizeChartRow } from '../src/contract/values/sizes.ts'
import { BACKDROPS, type GarmentPicture } from './drawing/picture.ts'
import { audienceOf, categories, type DemoCategory } from './goods/categories.ts'
import { chartOf } from './goods/charts.ts'
import { DYES } from './goods/dyes.ts'
import { KIDS } from './goods/kids.ts'
import type { Line, Row } from './goods/line.ts'
import { MEN } from './goods/men.ts'
import { mixed } from './goods/mixture.ts'
import { type DemoStore, stores } from './goods/stores.ts'
import { WOMEN } from './goods/women.ts'
import { descriptionOf, specificationOf, tagsOf } from './goods/wording.ts'
import { createRandom, type Random } from './random.ts'

export type { DemoCategory, DemoStore }

export interface DemoProduct {
  store: string
  category: string
  name: string
  description: string
  specification: string
  priceTaka: number
  /** The struck-through price; always above `priceTaka`. */
  compareAtTaka: number | null
  tags: string[]
  /** `null` stock is not counted. */
  sizes: { size: Size; stock: number | null }[]
  chart: SizeChartRow[]
  picture: GarmentPicture
}

interface Placed {
  line: Line
  row: Row
  place: number
  audience: string
  kind: string
  dye: string
  store: string
  share: number
}

function placedRows(): Placed[] {
  return [...MEN, ...WOMEN, ...KIDS].flatMap((line, n) =>
    line.rows.map((row, place) => ({
      line,
      row,
      place,
      kind: line.kind,
      dye: row[2],
      audience: audienceOf(line.category),
      store: line.stores[(place + n) % line.stores.length] ?? '',
      share: (place + ((n * 7) % 11) / 11) / line.rows.length,
    })),
  )
}

/** Every 45th product is wholly sold out; every 17th is made to order and not counted; otherwise 2 to 60, now and then a size gone. */
function stockOf(turn: number, random: Random): number | null {
  if (turn % 45 === 20) return 0
  if (turn % 17 === 5) return null
  if (random.share() < 0.09) return 0
  return 2 + Math.floor(random.share() ** 1.6 * 59)
}

function sizesOf(turn: number, random: Random): Size[] {
  const lot = random.share()
  if (lot < 0.62) return [...SIZES]
  if (lot < 0.8) return ['M', 'L', 'XL']
  if (lot < 0.92) return ['L', 'XL', 'XXL']
  return turn % 2 ? ['M', 'L'] : ['L', 'XL']
}

/** A third of the goods were dearer once, by an eighth to a half, rounded as shops round. */
function compareAtOf(price: number, turn: number, random: Random): number | null {
  const rise = 1.12 + random.share() * 0.35
  return turn % 3 === 1 ? Math.max(price + 40, Math.ceil((price * rise) / 50) * 50) : null
}

/** No two products may read the same, so a text already told is told another way. */
function toldOnce(goods: Placed[]): string[] {
  const told = new Set<string>()
  return goods.map(({ line, row, place }, turn) => {
    let shift = 0
    while (told.has(descriptionOf(line, row, place, turn + shift))) shift += 1
    const text = descriptionOf(line, row, place, turn + shift)
    told.add(text)
    return text
  })
}

function productOf({ line, row, place, store }: Placed, turn: number, description: string): DemoProduct {
  const [name, pattern, dye, priceTaka, , category = line.category] = row
  const random = createRandom(turn + 101)
  const sizes = sizesOf(turn, random)
  return {
    store,
    category,
    name,
    priceTaka,
    description,
    specification: specificationOf(line, row),
    compareAtTaka: compareAtOf(priceTaka, turn, random),
    tags: tagsOf(line, row, place),
    sizes: sizes.map((size) => ({ size, stock: stockOf(turn, random) })),
    chart: chartOf(line.measure, sizes),
    picture: {
      kind: line.kind,
      pattern,
      ...DYES[dye],
      backdrop: BACKDROPS[(turn * 2 + Math.floor(turn / 5)) % BACKDROPS.length] ?? 'sand',
      // A remainder of three chooses the variant of a print, and on a child's T-shirt the picture its name promises.
      seed: (turn + 1) * 3 + (place % 3),
    },
  }
}

const goods = mixed(placedRows())
const texts = toldOnce(goods)

/** The demo shop: no chance, no dates, so every filling is the same. The last product is the newest. */
export const demoCatalogue: { categories: DemoCategory[]; stores: DemoStore[]; products: DemoProduct[] } = {
  categories,
  stores,
  products: goods.map((one, turn) => productOf(one, turn, texts[turn] ?? '')),
}
