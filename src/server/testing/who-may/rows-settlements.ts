import { givenOpenRow, givenOtherSum } from '../given-settlements.ts'
import type { Rows } from './row.ts'

/** What couriers say that they paid: the shop’s own books. */
export const SETTLEMENT_ROWS = {
  'POST /api/settlements/check': [
    { about: 'a file', answers: 'is for admins', writes: [], ask: () => () => ({ form: csv('check') }) },
  ],
  'POST /api/settlements': [
    {
      about: 'a file',
      answers: 'is for admins',
      writes: ['settlement import'],
      ask: () => () => ({ form: csv('load') }),
    },
  ],
  'GET /api/settlements': [{ about: 'all files', answers: 'is for admins', ask: () => () => ({}) }],
  'GET /api/settlements/rows': [{ about: 'all rows', answers: 'is for admins', ask: () => () => ({}) }],
  'PUT /api/settlements/rows/:id': [
    {
      about: 'a row that says so twice',
      answers: 'is for admins',
      writes: ['settlement decide'],
      async ask({ shop }) {
        const { id } = await givenOpenRow(shop)
        return () => ({ params: { id }, body: { decision: 'ignored', reason: 'Told by phone' } })
      },
    },
  ],
  'PUT /api/settlements/:id/difference': [
    {
      about: 'a payment of another sum than its rows',
      answers: 'is for admins',
      writes: ['settlement decide-sum'],
      async ask({ shop }) {
        const fileId = await givenOtherSum(shop)
        return () => ({ params: { id: fileId }, body: { decision: 'charge', reason: 'Told by phone' } })
      },
    },
  ],
  'PUT /api/settlements/:id/taken-back': [
    {
      about: 'a file',
      answers: 'is for admins',
      writes: ['settlement take-back'],
      async ask({ shop }) {
        const { fileId } = await givenOpenRow(shop)
        return () => ({ params: { id: fileId }, body: { reason: 'Of another courier' } })
      },
    },
  ],
  'GET /api/settlements/unpaid': [{ about: 'all parcels', answers: 'is for admins', ask: () => () => ({}) }],
  'GET /api/settlements/disputes/:company': [
    { about: 'a company’s', answers: 'is for admins', ask: () => () => ({ params: { company: 'pathao' } }) },
  ],
  'GET /api/settlements/standing': [{ about: 'all couriers', answers: 'is for admins', ask: () => () => ({}) }],
  'POST /api/settlements/payments': [
    { about: 'of all couriers', answers: 'is for admins', writes: [], ask: () => () => ({}) },
  ],
} satisfies Rows

let files = 0

function csv(use: 'check' | 'load'): FormData {
  files += 1
  const form = new FormData()
  form.append('company', 'pathao')
  form.append('file', new Blob([`Consignment,Collected\nDL${files},${files}\n`]), 'pathao.csv')
  if (use === 'load') form.append('name', 'pathao.csv')
  if (use === 'load')
    form.append('mapping', JSON.stringify({ number: 'Consignment', collected: 'Collected', charges: [] }))
  return form
}
