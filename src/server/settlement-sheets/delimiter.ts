import { headsKnown, MOST_LINES_ABOVE } from './heads.ts'

const DELIMITERS = [',', ';', '\t'] as const
export type Delimiter = (typeof DELIMITERS)[number]
/** What Excel is told, in a first line of its own. */
const SEPARATOR_LINE = /^sep=([,;\t])$/i
const MOST_LETTERS = 100_000

/** What parts the columns of a text: as it says itself, else what parts the most heads that are known, else what stands most often. */
export function delimiterOf(text: string): Delimiter {
  const lines = text.slice(0, MOST_LETTERS).split(/\r\n|\n|\r/, MOST_LINES_ABOVE)
  const said = SEPARATOR_LINE.exec(lines[0] ?? '')?.[1]
  const knownBy = (each: Delimiter) => Math.max(...lines.map((line) => headsKnown(cellsOf(line, each))))
  const partsOf = (each: Delimiter) => lines.reduce((sum, line) => sum + cellsOf(line, each).length - 1, 0)
  return DELIMITERS.find((each) => each === said) ?? mostBy(knownBy) ?? mostBy(partsOf) ?? ','
}

export function isSeparatorLine(cells: string[], delimiter: Delimiter): boolean {
  return SEPARATOR_LINE.test(cells.join(delimiter))
}

/** The first of the most; undefined where there are none of any. */
function mostBy(count: (delimiter: Delimiter) => number): Delimiter | undefined {
  const counts = DELIMITERS.map(count)
  const most = Math.max(...counts)
  return most > 0 ? DELIMITERS[counts.indexOf(most)] : undefined
}

function cellsOf(line: string, delimiter: Delimiter): string[] {
  return line.split(delimiter).map((cell) => cell.replace(/^\s*=?"|"\s*$/g, ''))
}
