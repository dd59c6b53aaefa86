import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvProblem, isBlankRow } from '#contract/values/csv'
import { rowsOf, Unreadable } from './import-table.ts'

interface Read {
  rows: string[][]
  problem?: string
}

/** The rows until one cannot be read, and why it cannot. */
async function read(text: string): Promise<Read> {
  const rows: string[][] = []
  try {
    for await (const { cells } of rowsOf(new TextEncoder().encode(text))) rows.push(cells)
    return { rows }
  } catch (error) {
    if (error instanceof Unreadable) return { rows, problem: error.message }
    throw error
  }
}

/** The same by a parser that others made, with the separator that it is told. */
function readByOthers(text: string, delimiter: string): Read {
  const rows: string[][] = []
  const take = (cells: string[]) => {
    if (!isBlankRow(cells)) rows.push(cells)
    return null
  }
  try {
    const record_delimiter = ['\r\n', '\n', '\r']
    parse(text, { bom: true, relax_column_count: true, record_delimiter, delimiter, on_record: take })
    return { rows }
  } catch (error) {
    if (error instanceof CsvError) return { rows, problem: csvProblem(error.code) }
    throw error
  }
}

describe('a CSV file', () => {
  test('has the cells that were written, whatever is in them and however its lines end', async () => {
    const cell = fc.stringMatching(/^[a,;"\r\n ]{0,6}$/)
    const row = fc.array(cell, { minLength: 2, maxLength: 4 }).filter((cells) => cells.some((one) => one.trim() !== ''))
    const end = fc.constantFrom('\n', '\r\n', '\r')
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1 }), end, fc.boolean(), async (rows, lineEnd, isMarked) => {
        const lines = rows.map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
        const text = (isMarked ? '\ufeff' : '') + lines.join(lineEnd)
        expect(await read(text)).toEqual({ rows })
        expect(await read(text + lineEnd)).toEqual({ rows })
      }),
    )
  })

  test.each([',', ';', '\t'])(
    'parted by %j is what a parser of others reads, also one whose quotation marks do not match',
    async (mark) => {
      const text = fc.string({
        unit: fc.constantFrom('a', 'ক', mark, '"', '\n', '\r', '\r\n', ' ', '\ufeff'),
        maxLength: 40,
      })
      await fc.assert(
        fc.asyncProperty(text, async (below) => {
          const csv = `a${mark}b\n${below}`
          expect(await read(csv)).toEqual(readByOthers(csv, mark))
        }),
        { numRuns: 700 },
      )
    },
  )

  test.each([
    [
      'a;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'a\tb\n1;5\t2',
      [
        ['a', 'b'],
        ['1;5', '2'],
      ],
    ],
    [
      '"a, or b";c\n1;2',
      [
        ['a, or b', 'c'],
        ['1', '2'],
      ],
    ],
    [
      'a;b,c\n1;2,3',
      [
        ['a;b', 'c'],
        ['1;2', '3'],
      ],
    ],
    [
      'a (x, y);b\n1;2',
      [
        ['a (x, y)', 'b'],
        ['1', '2'],
      ],
    ],
    ['a\nb;c', [['a'], ['b;c']]],
  ])('is parted by the only mark of its first line, and by commas where several could be: %j', async (text, rows) => {
    expect(await read(text)).toEqual({ rows })
  })

  test.each([
    ['="007",b', [['007', 'b']]],
    [
      'a,="1 ""2"""\n="x",y',
      [
        ['a', '1 "2"'],
        ['x', 'y'],
      ],
    ],
    ['=1,="",=a', [['=1', '', '=a']]],
  ])('keeps as text what stands behind an equals sign in quotation marks: %j', async (text, rows) => {
    expect(await read(text)).toEqual({ rows })
  })

  test.each([
    ['a mark that is not closed', 'a\nb\n\n"c', 4],
    ['a mark in the middle', `${'x\n'.repeat(40)}14" cap\nb`, 41],
    ['a row of too many cells', `${'x\n'.repeat(40)}${','.repeat(20_000)}`, 41],
    ['a row that is too long', `${'x\n'.repeat(40)}${'y'.repeat(600_000)}`, 41],
  ])('is unreadable from the line on that has %s', async (_, csv, line) => {
    const lines: number[] = []
    const reading = async () => {
      for await (const row of rowsOf(new TextEncoder().encode(csv))) lines.push(row.line)
    }
    await expect(reading()).rejects.toMatchObject({ line })
    expect(lines).toHaveLength(csv.startsWith('a') ? 2 : 40)
  })
})
