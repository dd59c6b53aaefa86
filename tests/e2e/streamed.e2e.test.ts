import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { layoutShiftsOn, noteLayoutShifts } from './layout-shifts.ts'
import { untilAlive, untilCaughtUp } from './look.ts'
import { expect, PHONE, test } from './visit.ts'

const PIECE_BYTES = 2_048
/** The shop at the end of a slow line: its pages arrive in pieces, each once `untilDrawn` resolves, everything else as always. */
async function slowLine(untilDrawn: () => Promise<void>): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    passOn(request.url ?? '/', response, untilDrawn).catch(() => response.destroy())
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const address = server.address()
  return { server, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` }
}

async function passOn(path: string, response: ServerResponse, untilDrawn: () => Promise<void>): Promise<void> {
  const answer = await fetch(inject('shop').url + path)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const headers = ['content-type', 'content-security-policy', 'x-total-count'] as const
  response.writeHead(
    answer.status,
    headers.flatMap((name) => {
      const value = answer.headers.get(name)
      return value === null ? [] : [name, value]
    }),
  )
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  for (let at = 0; isPage && at < bytes.length; at += PIECE_BYTES) {
    response.write(bytes.subarray(at, at + PIECE_BYTES))
    await untilDrawn()
  }
  response.end(isPage ? undefined : bytes)
}

/** Everything that the page has so far is on screen: nothing before its body has begun, or while another page is being opened. */
async function isDrawnOn(page: Page): Promise<void> {
  await page
    .evaluate(async () => {
      if (document.body) await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    })
    .catch(() => undefined)
}

test.for([
  { device: 'a laptop', options: {} },
  { device: 'a phone', options: PHONE },
])('what has arrived of a page does not move when the rest arrives, on $device', async ({ options }, { visit }) => {
  let page: Page | undefined
  const { url, server } = await slowLine(async () => page && (await isDrawnOn(page)))
  try {
    page = await visit({ ...options, shopUrl: url, fresh: true })
    await page.addInitScript(noteLayoutShifts)
    const [product] = await (await fetch(`${url}/api/product?search=panjabi&limit=1`)).json()
    const narrowed = ['&size=XL&max=1500', '&min=3000&max=1000'].map((filters) => `/shop?search=panjabi${filters}`)
    for (const path of ['/', '/shop?search=panjabi', ...narrowed, '/shop?category=2', `/admin/product/${product.id}`]) {
      await page.goto(path)
      await untilAlive(page)
      await untilCaughtUp(page)
      expect(await layoutShiftsOn(page), path).toEqual([])
    }
    await page.goto('about:blank')
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
