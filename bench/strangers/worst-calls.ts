import { LONGEST_SPECIFICATION } from '../../src/contract/values/product-limits.ts'
import { MAX_SETTLEMENT_COLUMNS } from '../../src/contract/values/settlements.ts'
import type { Db } from '../../src/server/platform/database/db.ts'
import { hostileWorkbooks } from '../../src/server/settlement-sheets/testing/hostile-workbooks.ts'
import { newParcels } from './strangers.queries.ts'

/** What is asked of the shop, as it travels. */
export interface WorstCall {
  what: string
  method: string
  path: string
  headers: Record<string, string>
  /** In base64. */
  body: string
}

/** As much as the shop unpacks. */
const MEGABYTES = 15.9
const ROWS = 20_000
const LABELS = 100

/** Of each kind of dear work the worst input that a stranger, a store or a courier’s file can give. */
export async function worstCalls(db: Db, authorization: string): Promise<WorstCall[]> {
  const get = (what: string, path: string) => ({ what, method: 'GET', path, headers: { authorization }, body: '' })
  const post = async (what: string, path: string, fields: Record<string, string | Blob>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    const sent = new Response(form)
    const headers = { authorization, 'content-type': sent.headers.get('content-type') ?? '' }
    const body = Buffer.from(await sent.arrayBuffer()).toString('base64')
    return { what, method: 'POST', path, headers, body }
  }
  const settlement = (what: string, file: Uint8Array | string) => {
    const blob = new Blob([typeof file === 'string' ? file : new Uint8Array(file)])
    return post(`settlement: ${what}`, '/api/settlements/check', { company: 'pathao', file: blob })
  }
  const heads = 'Consignment ID,Status,Collected Amount,Delivery Charge'
  const parcels = await newParcels(db, LABELS)
  return [
    ...(await Promise.all(hostileWorkbooks(MEGABYTES).map(({ what, file }) => settlement(`workbook, ${what}`, file)))),
    await settlement('20,000 rows of CSV', `${heads}\n${'DL1,Delivered,1510,80\n'.repeat(ROWS - 1)}`),
    await settlement('20,000 wide rows of CSV', `${','.repeat(MAX_SETTLEMENT_COLUMNS - 1)}a\n`.repeat(ROWS)),
    await settlement('half-megabyte rows of CSV', `${','.repeat(490_000)}\n`.repeat(16)),
    get(`labels of ${parcels.length} parcels`, `/api/parcels/labels?ids=${parcels.join()}`),
    await post('product: a specification of tags', '/api/product', product('<p>')),
    await post('product: a specification of marks', '/api/product', product('<')),
    await post('import: rows of such specifications', '/api/product/import', {
      file: new Blob([importOf('<p>')]),
      dryRun: '1',
    }),
    get('export of all products', '/api/product/export'),
    get('dispute report', '/api/settlements/disputes/pathao'),
  ]
}

const filled = (piece: string) => piece.repeat(Math.floor(LONGEST_SPECIFICATION / piece.length))

function product(piece: string): Record<string, string> {
  const sold = { name: 'Saree', price: '100', category: '1', sizes: '["M"]' }
  return { ...sold, specification: filled(piece) }
}

function importOf(piece: string): string {
  const row = `Saree,100,1,"${filled(piece)}"`
  return ['name,price,category,specification', ...Array<string>(100).fill(row)].join('\n')
}
