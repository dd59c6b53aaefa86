import { setImmediate as breath } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { type ArchiveEntry, archiveEntries } from './archive-entries.ts'

const inflate = promisify(inflateRaw)
const HEADER_BYTES = 30
const DEFLATED = 8
const TAGS_A_BREATH = 20_000
/** Stops at any `<`: each part of a file is looked at once. */
const TAG = /<(?:\w+:)?(row|c|f|v|is)(\s[^<>]*|\/)?>|<\/(?:\w+:)?(c)>/g

/**
 * Of these lines of a workbook’s first sheet, from 0, the columns whose formula the file keeps no result of: the reader of rows (hucre) tells
 * such as empty cells. Programs that write workbooks, and never reckon, leave them.
 */
export async function unkeptFormulas(archive: Uint8Array, lines: Set<number>): Promise<Map<number, Set<number>>> {
  const sheet = await firstSheet(archive)
  const hasFormulas = sheet !== undefined && (sheet.includes('<f') || sheet.includes(':f'))
  return hasFormulas ? await formulasWithoutValue(sheet.toString('latin1'), lines) : new Map()
}

async function firstSheet(archive: Uint8Array): Promise<Buffer | undefined> {
  const entries = archiveEntries(archive) ?? []
  const contentOf = async (name: string) => {
    const entry = entries.find((each) => each.name === name)
    return entry && (await unpacked(archive, entry))
  }
  const id = /<(?:\w+:)?sheet\s[^<>]*:id="([^"<>]*)"/.exec(String((await contentOf('xl/workbook.xml')) ?? ''))?.[1]
  const relations = String((await contentOf('xl/_rels/workbook.xml.rels')) ?? '').match(/<Relationship\s[^<>]*>/g) ?? []
  const target = attributeOf(relations.find((each) => attributeOf(each, 'Id') === id) ?? '', 'Target')
  return target === undefined ? undefined : await contentOf(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
}

async function unpacked(archive: Uint8Array, entry: ArchiveEntry): Promise<Buffer> {
  const { headerAt, packedBytes, unpackedBytes } = entry
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const from = headerAt + HEADER_BYTES + view.getUint16(headerAt + 26, true) + view.getUint16(headerAt + 28, true)
  const packed = archive.subarray(from, from + packedBytes)
  if (view.getUint16(headerAt + 8, true) !== DEFLATED) return Buffer.from(packed)
  return await inflate(packed, { maxOutputLength: Math.max(1, unpackedBytes) })
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
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
