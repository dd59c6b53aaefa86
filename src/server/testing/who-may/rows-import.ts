import { untilOver, untilUndone } from '../imports.ts'
import { ask } from './asking.ts'
import type { Asked, Row, Rows } from './row.ts'

/** Products from and to CSV. */
export const IMPORT_ROWS = {
  'POST /api/product/import': [
    {
      about: 'the own store',
      answers: 'is for sellers',
      writes: ['product import'],
      ask: () => () => ({ form: csv() }),
      settle,
    },
    {
      about: 'the own store, as a dry run',
      answers: 'is for sellers',
      writes: [],
      ask: () => () => ({ form: csv('1') }),
      settle,
    },
  ],
  'GET /api/product/import/:job': [
    {
      about: 'the vendor’s import',
      answers: 'is for its vendor only',
      async ask(world) {
        const { vendor } = world.people
        const answer = await ask(world.shop, 'POST /api/product/import', vendor, { form: csv('1') })
        await settle(world, vendor, answer)
        return (): Asked => ({ params: { job: answer.body.id } })
      },
    },
  ],
  'GET /api/product/import': [{ about: 'the own imports', answers: 'is for sellers', ask: () => () => ({}) }],
  'POST /api/product/import/:job/undo': [
    {
      about: 'the vendor’s import',
      answers: 'is for its vendor only',
      writes: ['product take-back'],
      async ask(world) {
        const { vendor } = world.people
        const answer = await ask(world.shop, 'POST /api/product/import', vendor, { form: csv() })
        await settle(world, vendor, answer)
        return (): Asked => ({ params: { job: answer.body.id } })
      },
      async settle({ shop }, { token }, { status, body }) {
        if (status === 200) await untilUndone(shop, token ?? '', body.id)
      },
    },
  ],
  'GET /api/product/export': [{ about: 'the own products', answers: 'is for sellers', ask: () => () => ({}) }],
} satisfies Rows

function csv(dryRun?: '1'): FormData {
  const form = new FormData()
  form.append('file', new Blob(['name,price,category,sizes\nKurta,900,Men,M\nShawl,700,Men,M\n']), 'products.csv')
  if (dryRun) form.append('dryRun', dryRun)
  return form
}

async function settle(...[{ shop }, { token }, { status, body }]: Parameters<NonNullable<Row['settle']>>) {
  if (status === 200) await untilOver(shop, token ?? '', body.id)
}
