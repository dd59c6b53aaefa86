import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportJob } from '#contract/imports'
import { transact } from '../platform/database/db.ts'
import { auditOf } from '../testing/audit.ts'
import { importedBy, importFile, importJobs, told } from '../testing/imports.ts'
import { hurryJobs, keepTestJobsRunning } from '../testing/jobs.ts'
import { openPictureHost, type PictureHost } from '../testing/picture-host.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { eventually } from '../testing/waiting.ts'
import { claimPicture } from './import-pictures.queries.ts'

let shop: TestShop
let host: PictureHost
beforeAll(async () => {
  shop = await openTestShop()
  host = await openPictureHost(shop)
  const resolve = async (name: string) => (name === 'nobody.example' ? [] : ['10.0.0.7'])
  await keepTestJobsRunning(shop, { serve: importJobs(shop, { trustedOrigins: [host.origin], resolve }) })
})
afterAll(() => shop.close())

const at = (path: string) => `${host.origin}${path}`
const HEADS = 'sku,name,category,price,image'

/** Until nothing of it is left to fetch; what waits for a pause waits no more. */
async function untilFetched(token: string, { id }: ImportJob): Promise<ImportJob> {
  return await eventually(async () => {
    await sql`update import_pictures set due_at = now() where ended_at is null and tries > 0
      and (due_at < now() + interval '1 minute' or due_at > now() + interval '3 minutes')`.execute(shop.db)
    await hurryJobs(shop)
    const { body } = await shop.call('GET /api/product/import/:job', { params: { job: id } }, token)
    expect(body.pictures.fetched + body.pictures.failed).toBe(body.pictures.total)
    return body
  })
}

async function pictureAt(path: string): Promise<string | null> {
  const row = await shop.db
    .selectFrom('picture_sources')
    .innerJoin('products', 'products.id', 'picture_sources.product_id')
    .select('image')
    .where('address', '=', at(path))
    .executeTakeFirst()
  return row?.image ?? null
}

describe('pictures that a file names by address', () => {
  test('become those of its products, as in the form, and are told in the audit', async () => {
    const [admin, vendor] = [await shop.given.account('Admin'), await shop.given.vendor()]
    const file = `${HEADS}\nA-1,Kurti,Women,900,${at('/a.jpg')}\nA-2,Saree,Women,900,\n`
    const job = await importFile(shop, vendor.token, { file })
    expect(job).toMatchObject({ state: 'done', created: 2, pictures: { total: 1 } })
    expect(await untilFetched(vendor.token, job)).toMatchObject({ pictures: { fetched: 1, failed: 0 }, problems: [] })
    const [kurti, saree] = await importedBy(shop, vendor)
    expect([kurti?.imagePath, saree?.imagePath]).toEqual([expect.stringMatching(/^\/images\/[0-9a-f]{32}/), null])
    expect((await fetch(`${shop.url}${kurti?.imagePath}`)).headers.get('content-type')).toBe('image/webp')
    const entries = await auditOf(shop, admin, 'product', kurti?.id ?? 0)
    expect(entries).toContainEqual(expect.objectContaining({ action: 'update', before: { picture: null } }))
  })

  test.each([
    ['WooCommerce', 'Name,Categories,Regular price,Images', 'Kurti,Women,900,"FIRST, OTHER"'],
    [
      'Shopify',
      'Handle,Title,Type,Variant Price,Image Src,Image Position',
      'k,Kurti,Women,900,"FIRST",1\nk,,,,OTHER,2',
    ],
    ['Magento', 'sku,name,categories,price,base_image,additional_images', 'k,Kurti,Women,900,"FIRST","OTHER,OTHER"'],
    ['PrestaShop', 'Name;Categories (x,y,z...);Price;Image URLs (x,y,z...)', 'Kurti;Women;900;FIRST,OTHER'],
    ['Daraz', 'Product Name,Primary Category,Price,Product Images1,Product Images2', 'Kurti,Women,900,"FIRST",OTHER'],
    ['Meta', 'title,product_type,price,image_link,additional_image_link', 'Kurti,Women,900 BDT,"FIRST","OTHER,OTHER"'],
    ['Google', 'title\tproduct type\tprice\timage link', 'Kurti\tWomen\t900 BDT\tFIRST'],
    ['nobody', 'name,category,price,photo', 'Kurti,Women,900,"FIRST|OTHER"'],
    ['somebody with empty cells', 'name,category,price,image 1,picture', 'Kurti,Women,900,,"FIRST OTHER"'],
  ])('are read as %s writes them, the first of a product', async (from, heads, row) => {
    const vendor = await shop.given.vendor()
    const path = `/${encodeURIComponent(from)}/w_300,h_400.jpg`
    const file = `${heads}\n${row.replaceAll('FIRST', at(path)).replaceAll('OTHER', at('/other.jpg'))}\n`
    const job = await importFile(shop, vendor.token, { file })
    expect([told(job), job.pictures.total]).toEqual([[], 1])
    await untilFetched(vendor.token, job)
    expect(host.asked.filter((asked) => asked === path)).toEqual([path])
    expect(host.asked).not.toContain('/other.jpg')
  })

  test('of one of several colours are its own', async () => {
    const vendor = await shop.given.vendor()
    const file = [
      'id,item_group_id,title,product_type,price,color,size,image_link',
      `r,K,Kurti,Women,900,Red,M,${at('/red.jpg')}`,
      `b,K,Kurti,Women,900,Blue,M,${at('/blue.jpg')}`,
    ].join('\n')
    await untilFetched(vendor.token, await importFile(shop, vendor.token, { file }))
    const pictures = (await importedBy(shop, vendor)).map(({ name, imagePath }) => [name, imagePath])
    const [red, blue] = [await pictureAt('/red.jpg'), await pictureAt('/blue.jpg')]
    expect(pictures).toEqual([
      ['Kurti, Blue', expect.stringContaining(blue ?? 'none')],
      ['Kurti, Red', expect.stringContaining(red ?? 'none')],
    ])
  })

  test('that cannot be fetched are told at their line, and hold up no others', async () => {
    const vendor = await shop.given.vendor()
    host.answers.set('/gone.jpg', 404)
    host.answers.set('/hidden.jpg', 403)
    host.answers.set('/ill.jpg', 503)
    host.answers.set('/page.jpg', Buffer.from('<html>Sign in</html>'))
    host.answers.set('/heic.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))
    const named = ['/gone.jpg', '/hidden.jpg', '/ill.jpg', '/page.jpg', '/heic.jpg', '/well.jpg'].map(at)
    const others = ['http://intranet.example/a.jpg', 'http://169.254.169.254/', 'http://nobody.example/', 'pub/a.jpg']
    const rows = [...named, ...others].map((address, row) => `B-${row},Kurti,Women,900,${address}`)
    const job = await importFile(shop, vendor.token, { file: [HEADS, ...rows].join('\n') })
    const fetched = await untilFetched(vendor.token, job)
    expect(fetched).toMatchObject({ state: 'done', created: 10, pictures: { total: 10, fetched: 1, failed: 9 } })
    expect(told(fetched)).toEqual([
      '2 image: Picture not downloaded: none at this URL of 127.0.0.1.',
      '3 image: Picture not downloaded: 127.0.0.1 denies access.',
      '4 image: Picture not downloaded: 127.0.0.1 answered 503.',
      '5 image: Pictures must be whole JPEG, PNG, WebP or AVIF files.',
      expect.stringMatching(/^6 image: This picture is in HEIC, .* Save it as JPEG/),
      expect.stringMatching(/^8 image: “http:\/\/intranet.example\/a.jpg” is not a picture URL/),
      expect.stringMatching(/^9 image: “http:\/\/169.254.169.254\/” is not a picture URL/),
      '10 image: Picture not downloaded: nobody.example not found.',
      expect.stringMatching(/^11 image: “pub\/a.jpg” is not a picture URL/),
    ])
    expect(host.asked.filter((path) => path === '/ill.jpg')).toHaveLength(3)
    expect(host.asked.filter((path) => path === '/gone.jpg')).toHaveLength(1)
  })

  test('are counted by a check, which asks nobody', async () => {
    const vendor = await shop.given.vendor()
    const file = `${HEADS}\nC-1,Kurti,Women,900,${at('/check.jpg')}\n`
    const job = await importFile(shop, vendor.token, { file, dryRun: '1' })
    expect([job.pictures.total, host.asked.includes('/check.jpg')]).toEqual([1, false])
  })
})

describe('an update', () => {
  test('fetches the pictures whose addresses changed, and those that failed', async () => {
    const vendor = await shop.given.vendor()
    host.answers.set('/late.jpg', 404)
    const rows = (second: string) =>
      `${HEADS}\nD-1,Kurti,Women,900,${at('/same.jpg')}\nD-2,Saree,Women,900,${at(second)}\nD-3,Cap,Men,90,${at('/late.jpg')}\n`
    await untilFetched(vendor.token, await importFile(shop, vendor.token, { file: rows('/old.jpg') }))
    host.answers.delete('/late.jpg')
    const job = await importFile(shop, vendor.token, { file: rows('/new.jpg'), known: 'update' })
    expect(await untilFetched(vendor.token, job)).toMatchObject({ pictures: { total: 2, fetched: 2, failed: 0 } })
    expect(host.asked.filter((path) => path === '/same.jpg')).toHaveLength(1)
    const saree = (await importedBy(shop, vendor)).find(({ name }) => name === 'Saree')
    expect(saree?.imagePath).toContain(await pictureAt('/new.jpg'))
  })
})

/** Named by an import, and not fetched: its jobs are held. */
async function waitingPictures(token: string, count: number, prefix: string): Promise<ImportJob> {
  const rows = Array.from(
    { length: count },
    (_, row) => `${prefix}${row},Kurti,Women,900,${at(`/${prefix}${row}.jpg`)}`,
  )
  return await importFile(shop, token, { file: [HEADS, ...rows].join('\n') })
}

describe('the pace', () => {
  test('is one each tenth of a second for the whole shop, and imports take turns', async () => {
    await holdingPictures(async () => {
      const [one, other] = [await shop.given.vendor(), await shop.given.vendor()]
      const jobs = [await waitingPictures(one.token, 6, 'E'), await waitingPictures(other.token, 3, 'F')]
      const claims = []
      for (let turn = 0; turn < 6; turn += 1) claims.push(await transact(shop.db, claimPicture))
      const turns = claims.map((claim) => jobs.findIndex(({ id }) => id === claim?.importId))
      expect(turns.toSorted()).toEqual([0, 0, 0, 1, 1, 1])
      const { rows } = await sql<{ at: number }>`
        select (extract(epoch from due_at) * 1000)::float8 as at from import_pictures where import_id = any(${jobs.map(({ id }) => id)}::text[]) and tries > 0 order by due_at
      `.execute(shop.db)
      const gaps = rows.slice(1).map((row, index) => row.at - (rows[index]?.at ?? 0))
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(99.9)
    })
  })
})

describe('what is under way', () => {
  test('goes on where the process that fetched it was killed', async () => {
    const vendor = await shop.given.vendor()
    const job = await holdingPictures(async () => {
      const begun = await waitingPictures(vendor.token, 2, 'G')
      await transact(shop.db, claimPicture)
      // Two minutes later nobody thinks that it is still under way.
      await sql`update import_pictures set due_at = now() where ended_at is null and tries > 0`.execute(shop.db)
      return begun
    })
    const fetched = await untilFetched(vendor.token, job)
    expect(fetched).toMatchObject({ pictures: { total: 2, fetched: 2, failed: 0 } })
  })

  test('leaves a picture that somebody chose meanwhile', async () => {
    const vendor = await shop.given.vendor()
    const chosen = 'c'.repeat(32)
    const job = await holdingPictures(async () => {
      const begun = await waitingPictures(vendor.token, 1, 'H')
      await shop.db.updateTable('products').set({ image: chosen }).where('vendor_id', '=', vendor.id).execute()
      return begun
    })
    expect(told(await untilFetched(vendor.token, job))).toEqual([
      '2 image: Picture not used: the product has a newer one.',
    ])
    expect((await importedBy(shop, vendor))[0]?.imagePath).toContain(chosen)
  })

  test('is dropped where a later file names another, and where the product is deleted', async () => {
    const vendor = await shop.given.vendor()
    const [first, second] = await holdingPictures(async () => {
      const begun = await waitingPictures(vendor.token, 2, 'I')
      const file = `${HEADS}\nI0,Kurti,Women,900,${at('/later.jpg')}\n`
      const later = await importFile(shop, vendor.token, { file, known: 'update' })
      const gone = (await importedBy(shop, vendor)).find(({ ownNumber }) => ownNumber === 'I1')
      await shop.call('DELETE /api/product/:id', { params: { id: String(gone?.id) } }, vendor.token)
      return [begun, later] as const
    })
    expect(await untilFetched(vendor.token, first)).toMatchObject({ problems: [] })
    expect(await untilFetched(vendor.token, second)).toMatchObject({ pictures: { fetched: 1 }, problems: [] })
    expect((await importedBy(shop, vendor))[0]?.imagePath).toContain(await pictureAt('/later.jpg'))
    expect(host.asked).not.toContain('/I0.jpg')
  })
})

/** No job fetches meanwhile. */
async function holdingPictures<Value>(work: () => Promise<Value>): Promise<Value> {
  // One that is under way would fetch these as well.
  await eventually(async () => {
    const { rows } = await sql`select from graphile_worker._private_jobs
      where key like 'import pictures%' and (locked_at is not null or run_at <= now())`.execute(shop.db)
    expect(rows).toEqual([])
  })
  await sql`create function hold_pictures() returns trigger language plpgsql as $$ begin
    if new.key like 'import pictures%' then new.run_at = now() + interval '1 hour'; end if;
    return new;
  end $$`.execute(shop.db)
  await sql`create trigger hold_pictures before insert or update on graphile_worker._private_jobs for each row
    execute function hold_pictures()`.execute(shop.db)
  try {
    return await work()
  } finally {
    await sql`drop function hold_pictures cascade`.execute(shop.db)
  }
}
