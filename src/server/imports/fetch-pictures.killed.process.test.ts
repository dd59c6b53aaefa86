import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spentOf } from '../platform/rate-limits/rate-limiter.ts'
import { importFile, keepImportsRunning } from '../testing/imports.ts'
import { openPictureHost, type PictureHost } from '../testing/picture-host.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { startShopBeside } from '../testing/shop-beside.ts'
import { eventually } from '../testing/waiting.ts'

let shop: TestShop
let host: PictureHost
beforeAll(async () => {
  shop = await openTestShop()
  host = await openPictureHost(shop)
  await keepImportsRunning(shop)
})
afterAll(() => shop.close())

/** A process whose internet is this host: every name is a public address, and every connection to it ends here. */
function towards({ origin }: PictureHost): string {
  return `data:text/javascript,${encodeURIComponent(`
    import { promises } from 'node:dns'
    import { Socket } from 'node:net'
    promises.Resolver.prototype.resolve4 = async () => ['1.1.1.1']
    promises.Resolver.prototype.resolve6 = async () => []
    const { connect } = Socket.prototype
    Socket.prototype.connect = function (...args) {
      const options = Array.isArray(args[0]) ? args[0][0] : args[0]
      if (options?.host === 'pictures.example')
        Object.assign(options, { host: '127.0.0.1', port: ${new URL(origin).port}, lookup: undefined })
      return connect.apply(this, args)
    }
  `)}`
}

const PICTURES = 12

test('pictures go on where their process was killed while it fetched some, each once', async () => {
  const vendor = await shop.given.vendor()
  const rows = Array.from({ length: PICTURES }, (_, row) => `Kurti ${row},Women,900,http://pictures.example/${row}.jpg`)
  for (const row of [4, 5, 6]) host.answers.set(`/${row}.jpg`, 'nobody')
  const job = await importFile(shop, vendor.token, { file: ['name,category,price,image', ...rows].join('\n') })
  const pictures = async () =>
    (await shop.call('GET /api/product/import/:job', { params: { job: job.id } }, vendor.token)).body.pictures
  const images = async () =>
    await shop.db.selectFrom('products').select(['id', 'image']).where('image', 'is not', null).orderBy('id').execute()

  const killed = await startShopBeside(shop, {}, [towards(host)])
  await eventually(async () => expect(await pictures()).toMatchObject({ fetched: PICTURES - 3, failed: 0 }))
  expect(await killed.kill('SIGKILL')).toBe('SIGKILL')
  const fetched = await images()
  expect(fetched).toHaveLength(PICTURES - 3)

  host.answers.clear()
  // Two minutes later nobody thinks that they are still under way.
  await sql`update import_pictures set due_at = now() where ended_at is null`.execute(shop.db)
  await startShopBeside(shop, {}, [towards(host)])
  await eventually(async () => expect(await pictures()).toEqual({ total: PICTURES, fetched: PICTURES, failed: 0 }))
  expect(await images()).toHaveLength(PICTURES)
  expect(await images()).toEqual(expect.arrayContaining(fetched))
  const asked = (row: number) => host.asked.filter((path) => path === `/${row}.jpg`).length
  expect(Array.from({ length: PICTURES }, (_, row) => asked(row))).toEqual([1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1])
  expect(await spentOf(shop.db, { kind: 'import_pictures' }, `account:${vendor.ownerId}`)).toBe(PICTURES)
})
