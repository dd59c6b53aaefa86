import { setImmediate as breath } from 'node:timers/promises'
import { contentOf } from './archive-content.ts'
import { attributeOf } from './xml-attribute.ts'

const TAGS_A_BREATH = 20_000
/** Stops at any `<`: each part of a file is looked at once. */
const TAG = /<(?:\w+:)?(row|c|f|v|is)(\s[^<>]*|\/)?>|<\/(?:\w+:)?(c)>/g

/**
 * Of these lines of a workbook’s sheet at `path`, from 0, the columns whose formula the file keeps no result of: the reader of rows (hucre)
 * tells such as empty cells. Programs that write workbooks, and never reckon, leave them.
 */
export async function unkeptFormulas(
  archive: Uint8Array,
  path: string | undefined,
  lines: Set<number>,
): Promise<Map<number, Set<number>>> {
  const sheet = path === undefined ? undefined : await contentOf(archive, path)
  const hasFormulas = sheet !== undefined && (sheet.includes('<f') || sheet.includes(':f'))
  return hasFormulas ? await formulasWithoutValue(sheet.toString('latin1'), lines) : new Map()
}

async function formulasWithoutValue(sheet: string, lines: Set<number>): Promise<Map<number, Set<number>>> {
  const found = new Map<number, Set<number>>()
  let [line, column, seen] = [-1, -1, 0]
  let cell = { isFormula: false, hasValue: false }
  for (const { 0: tag, 1: opened, 2: attributes = '', 3: closed, index } of sheet.matchAll(TAG)) {
    seen += 1
    if (seen % TAGS_A_BREATH === 0) await breath()
    if (opened === 'row') [line, column] = [placeOf(attributes, line), -1]
    if (opened === 'c') {
      column = columnOf(attributes, column)
      cell = { isFormula: false, hasValue: false }
    }
    if (opened === 'f') cell.isFormula = true
    // An empty `<v></v>` is none.
    if (opened === 'v' || opened === 'is')
      cell.hasValue ||= !tag.endsWith('/>') && !isClosedAt(sheet, index + tag.length)
    if (closed && cell.isFormula && !cell.hasValue && lines.has(line))
      found.set(line, (found.get(line) ?? new Set()).add(column))
  }
  return found
}

function isClosedAt(sheet: string, at: number): boolean {
  return sheet.startsWith('</', at)
}

function placeOf(attributes: string, former: number): number {
  const row = attributeOf(attributes, 'r')
  return row === undefined ? former + 1 : Number(row) - 1
}

function columnOf(attributes: string, former: number): number {
  const letters = /^[A-Z]+/.exec(attributeOf(attributes, 'r') ?? '')?.[0]
  if (letters === undefined) return former + 1
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
