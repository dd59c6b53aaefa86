import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import type { TestShop } from './shop.ts'

export interface PictureHost {
  origin: string
  /** Paths, as they were asked for. */
  asked: string[]
  /** What answers at a path: bytes, a status, or nobody. */
  answers: Map<string, Buffer | number | 'nobody'>
}

/** Pictures at addresses on a port of their own until the shop closes: of each path another. */
export async function openPictureHost(shop: TestShop): Promise<PictureHost> {
  const asked: string[] = []
  const answers: PictureHost['answers'] = new Map()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const given = answers.get(path)
    if (given === 'nobody') return
    if (typeof given === 'number') return void response.writeHead(given).end()
    if (given) return void response.end(given)
    void pictureOf(path).then((picture) => response.end(picture))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  shop.beforeClose(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, answers }
}

async function pictureOf(path: string): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = Buffer.from(path.padEnd(3)).subarray(-3)
  return await sharp({ create: { width: 8, height: 10, channels: 3, background: { r, g, b } } })
    .withExif({ IFD0: { ImageDescription: path } })
    .jpeg()
    .toBuffer()
}
