import { SIZES, type Size, type SizeChartRow } from '../../src/contract/values/sizes.ts'
import { chartOf } from '../goods/charts.ts'
import { COLOUR_WORDS, DYES, type DyeName } from '../goods/dyes.ts'
import { FABRICS } from '../goods/fabrics.ts'
import { KIDS } from '../goods/kids.ts'
import type { Line, Row } from '../goods/line.ts'
import { MEN } from '../goods/men.ts'
import { WOMEN } from '../goods/women.ts'
import { descriptionOf, specificationOf, tagsOf } from '../goods/wording.ts'
import type { Random } from '../random.ts'

/** A product made up of the demo's words. */
export interface SeedGood {
  /** Key of its category. */
  category: string
  name: string
  description: string
  specification: string
  pricePoisha: number
  compareAtPoisha: number | null
  tags: string[]
  chart: SizeChartRow[]
  sizes: { size: Size; stock: number | null }[]
}

const FAMILIES: Line[][] = [MEN, WOMEN, KIDS]
const DYE_NAMES = Object.keys(DYES) as DyeName[]
const COLOURS = new Set(Object.values(COLOUR_WORDS).flatMap((words) => words.toLowerCase().split(' ')))
const SIZE_RUNS: Size[][] = [[...SIZES], [...SIZES], [...SIZES], ['M', 'L', 'XL'], ['L', 'XL', 'XXL'], ['M', 'L']]

/** Lines by the category that their goods stand in. */
const LINES = new Map<string, { line: Line; rows: Row[]; flourishes: string[] }[]>()
for (const family of FAMILIES) {
  const flourishes = flourishesOf(family)
  for (const line of family)
    for (const [category, rows] of rowsByCategory(line))
      LINES.set(category, [...(LINES.get(category) ?? []), { line, rows, flourishes }])
}

/** Keys of the categories that have goods: every leaf of the tree. */
export const LEAVES = [...LINES.keys()]

/** The `turn`th product: categories by turns, all else by chance. */
export function goodOf(turn: number, random: Random): SeedGood {
  const category = LEAVES[turn % LEAVES.length] ?? ''
  const { line, rows, flourishes } = random.pick(LINES.get(category) ?? [])
  const row = rowOf(line, rows, flourishes, random)
  const place = random.between(0, 11)
  const sizes = random.pick(SIZE_RUNS)
  const price = row[3] * 100
  return {
    category,
    name: row[0],
    description: descriptionOf(line, row, place, turn),
    specification: specificationOf(line, row),
    pricePoisha: price,
    compareAtPoisha: random.share() < 0.33 ? Math.ceil((price * (1.12 + random.share() * 0.35)) / 5_000) * 5_000 : null,
    tags: tagsOf(line, row, place),
    chart: chartOf(line.measure, sizes),
    sizes: sizes.map((size) => ({ size, stock: stockOf(random) })),
  }
}

/** A row as the demo's tables have them, with parts of several of its line. */
function rowOf(line: Line, rows: Row[], flourishes: string[], random: Random): Row {
  const [, pattern] = random.pick(rows)
  const [, , , priceTaka, fabric = line.fabric] = random.pick(rows)
  const dye = random.pick(DYE_NAMES)
  const words = [random.pick(flourishes), FABRICS[fabric].tag, line.words[0] ?? '', 'in', COLOUR_WORDS[dye]]
  return [words.map(capitalised).join(' '), pattern, dye, aroundOf(priceTaka, random), fabric]
}

/** A price as shops round them, up to a quarter away. */
function aroundOf(taka: number, random: Random): number {
  return Math.max(50, Math.round((taka * (0.75 + random.share() / 2)) / 10) * 10)
}

/** Now and then sold out or made to order (not counted), else 1 to 60. */
function stockOf(random: Random): number | null {
  const lot = random.share()
  if (lot < 0.06) return 0
  return lot < 0.12 ? null : random.between(1, 60)
}

function rowsByCategory(line: Line): Map<string, Row[]> {
  const rows = new Map<string, Row[]>()
  for (const row of line.rows) {
    const category = row[5] ?? line.category
    rows.set(category, [...(rows.get(category) ?? []), row])
  }
  return rows
}

/** First words of the demo's names that are no colour: Shuvro, Kashful, Nilkantha … */
function flourishesOf(family: Line[]): string[] {
  const words = family.flatMap(({ rows }) => rows.map(([name]) => name.split(/[\s,]/)[0] ?? ''))
  return [...new Set(words)].filter((word) => !COLOURS.has(word.toLowerCase()))
}

function capitalised(word: string): string {
  return word === 'in' ? word : word.charAt(0).toUpperCase() + word.slice(1)
}
