import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rowsOf as rowsInBrowser } from '../../web/imports/csv-rows.ts'
import { rowsOf, Unreadable } from './import-table.ts'

/** The rows until one cannot be read, and why it cannot. */
async function read(text: string): Promise<ReturnType<typeof rowsInBrowser>> {
  const rows: string[][] = []
  try {
    for await (const { cells } of rowsOf(new TextEncoder().encode(text))) rows.push(cells)
    return { rows }
  } catch (error) {
    if (error instanceof Unreadable) return { rows, problem: error.message }
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

  test('is the same to the browser and to the server, also one whose quotation marks do not match', async () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'ক', ',', ';', '"', '\n', '\r', '\r\n', ' ', '\ufeff'),
      maxLength: 40,
    })
    await fc.assert(
      fc.asyncProperty(text, async (csv) => {
        expect(rowsInBrowser(csv)).toEqual(await read(csv))
      }),
      { numRuns: 1000 },
    )
  })

  test.each([
    ['a mark that is not closed', 'a\nb\n\n"c', 4],
    ['a mark in the middle', `${'x\n'.repeat(40)}14" cap\nb`, 41],
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
