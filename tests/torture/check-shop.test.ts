import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as breath } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { checkPictures } from './check-shop.ts'
import type { Plan } from './plan.ts'
import type { Rows } from './rows.ts'

const ALLOWED_AT_ONCE = 32

/** A shop of pictures that turns away whoever comes beside so many others, and does not have those of `gone`. */
async function givenPictures(gone: string): Promise<string> {
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer()
  let underWay = 0
  const server = createServer(async ({ url = '' }, answer) => {
    underWay += 1
    const isTooMany = underWay > ALLOWED_AT_ONCE
    await breath()
    underWay -= 1
    if (isTooMany) answer.writeHead(503).end()
    else if (url.includes(gone)) answer.writeHead(404).end()
    else answer.end(dot)
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const named = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ name: `Panjabi ${nth}`, image: `${nth}`.padStart(32, '0') }))

test('pictures of a whole catalogue are looked at without being turned away, and one that is gone is named', async () => {
  const products = named(20)
  const url = await givenPictures(products[7]?.image ?? '')
  const found = await checkPictures({ url } as Plan, [], { products } as Rows)
  expect(found).toEqual(
    [240, 400, 640, 960].map((width) => `/images/${products[7]?.image}-${width}.webp does not open: answer 404`),
  )
})
