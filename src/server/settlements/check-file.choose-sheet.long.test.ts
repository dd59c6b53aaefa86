import { type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { Refusal } from '../platform/refusal.ts'
import { rowsInSheet } from '../settlement-sheets/rows-in-sheet.ts'
import { readSheet } from '../settlement-sheets/testing/sheets.ts'

const SUMMARY: WriteSheet = {
  name: 'Summary',
  rows: [
    ['Merchant', 'Example Fashion'],
    ['Payment', '2026-11-20'],
    ['Paid', 2180],
  ],
}
const PARCELS: WriteSheet = {
  name: 'Parcels & charges',
  rows: [
    ['Consignment ID', 'Invoice', 'COD Amount', 'Delivery Charge', 'Status'],
    [70040001, 'X-941', 1060, 60, 'delivered'],
  ],
}
const EMPTY: WriteSheet = { name: 'Sheet1', rows: [] }
const NOTES: WriteSheet = {
  name: 'Notes',
  rows: [
    ['Who', 'What'],
    ['Rahim', 'Called'],
  ],
}
const workbook = (...sheets: WriteSheet[]) => writeXlsx({ sheets })
const sheetOf = async (...[file, known]: Parameters<typeof readSheet>) => {
  const { sheet, sheets, columns } = await readSheet(file, known)
  return { sheet, sheets, first: columns[0] }
}

test('the sheet whose heads are known is read, wherever it stands, and all are offered', async () => {
  expect(await sheetOf(await workbook(SUMMARY, PARCELS))).toEqual({
    ...{ sheet: 'Parcels & charges', sheets: ['Summary', 'Parcels & charges'], first: 'Consignment ID' },
  })
})

test('a hidden and an empty sheet are passed over', async () => {
  const hidden = { ...PARCELS, name: 'Last week', hidden: true }
  const secret = { ...PARCELS, name: 'Secret', veryHidden: true }
  expect(await sheetOf(await workbook(hidden, secret, EMPTY, PARCELS))).toEqual({
    ...{ sheet: 'Parcels & charges', sheets: ['Parcels & charges'], first: 'Consignment ID' },
  })
  expect(await sheetOf(await workbook(EMPTY, NOTES))).toEqual({ sheet: 'Notes', sheets: ['Notes'], first: 'Who' })
})

test('where no heads are known the first sheet is read, and another is by its name', async () => {
  const file = await workbook(NOTES, SUMMARY)
  expect(await sheetOf(file)).toMatchObject({ sheet: 'Notes', sheets: ['Notes', 'Summary'] })
  expect(await sheetOf(file, { sheet: 'Summary' })).toMatchObject({ sheet: 'Summary' })
  const problem = await readSheet(file, { sheet: 'Gone' }).catch((error: unknown) => error)
  expect(problem instanceof Refusal && problem.details.fields?.['file']).toMatch(/No readable sheet “Gone”/)
})

test('the sheet of an admin’s mapping comes before all others', async () => {
  const mapping = { number: 'Who', collected: 'What', charges: [] }
  expect(await sheetOf(await workbook(PARCELS, NOTES), { mapping })).toMatchObject({ sheet: 'Notes' })
})

test('a formula without a result is seen on the sheet that is read', async () => {
  const formula = { type: 'formula' as const, formula: 'SUM(C3:C9)', formulaResult: null }
  const parcels = { ...PARCELS, cells: new Map([['1,2', formula]]) }
  const { problems } = await rowsInSheet(await readSheet(await workbook(SUMMARY, parcels)), {
    ...{ number: 'Consignment ID', collected: 'COD Amount', charges: [] },
  })
  expect(problems).toMatchObject([{ line: 2, message: expect.stringContaining('formula') }])
})
