import { saysOfChart } from './charts.ts'
import { COLOUR_WORDS } from './dyes.ts'
import type { Fabric } from './fabric.ts'
import { FABRICS } from './fabrics.ts'
import type { Line, Row } from './line.ts'
import { OCCASION_SAYS, type Occasion, PATTERN_SAYS } from './phrases.ts'

const PATTERN_NAMES: Record<Row[1], string> = {
  plain: 'Solid colour',
  stripes: 'Woven stripes',
  checks: 'Yarn-dyed checks',
  'block-print': 'Hand block print',
  jamdani: 'Jamdani buti',
  embroidery: 'Thread embroidery',
  floral: 'Floral print',
  batik: 'Wax batik',
  polka: 'Polka dots',
}

const pick = <T>(list: readonly [T, ...T[]] | readonly T[], turn: number): T => {
  const found = list[turn % list.length]
  if (found === undefined) throw new Error('Nothing to pick from')
  return found
}

export const fabricOf = (line: Line, row: Row): Fabric => FABRICS[row[4] ?? line.fabric]
export const occasionOf = (line: Line, place: number): Occasion => pick(line.occasions, place)

/** Two to four sentences: how it is made up, its cloth, and by turns its pattern or its day. `turn` is the product's place in the whole list. */
export function descriptionOf(line: Line, row: Row, place: number, turn: number): string {
  const colour = COLOUR_WORDS[row[2]]
  const cloth = pick(fabricOf(line, row).says, turn + place)
  const pattern = pick(
    (row[1] === 'plain' ? line.plainSays : undefined) ?? PATTERN_SAYS[row[1]],
    turn + Math.floor(turn / 3),
  ).replace('{c}', colour)
  const day = pick(OCCASION_SAYS[occasionOf(line, place)], turn + place * 2)
  const opening = pick(line.opens, place)
  const orders = [
    [opening, cloth, day],
    [opening, pattern, cloth],
    [opening, pattern, day],
    [opening, cloth, pattern, day],
    [opening, day, cloth],
  ]
  return pick(orders, place * 2 + turn).join(' ')
}

export function specificationOf(line: Line, row: Row): string {
  const fabric = fabricOf(line, row)
  const facts: [string, string][] = [
    ['Fabric', fabric.name],
    ['Colour', COLOUR_WORDS[row[2]]],
    ['Pattern', row[1] === 'plain' ? (line.plainOnly ?? PATTERN_NAMES.plain) : PATTERN_NAMES[row[1]]],
    ['Fit', line.fit],
    ['Origin', `${fabric.origin}, Bangladesh`],
    ['In the packet', line.packet],
  ]
  const list = facts.map(([name, fact]) => `<li><strong>${name}:</strong> ${fact}</li>`).join('')
  const sizes = [line.sizing, saysOfChart(line.measure)].filter(Boolean).join(' ')
  return `<ul>${list}</ul>${sizes ? `<p><strong>Sizes:</strong> ${sizes}</p>` : ''}<p><strong>Care:</strong> ${fabric.care}</p>`
}

export function tagsOf(line: Line, row: Row, place: number): string[] {
  const pattern = row[1] === 'plain' ? [] : [row[1].replace('-', ' ')]
  return [
    ...new Set([...line.words, fabricOf(line, row).tag, COLOUR_WORDS[row[2]], ...pattern, occasionOf(line, place)]),
  ]
}
