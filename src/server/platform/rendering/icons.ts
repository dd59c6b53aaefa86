import sharp from 'sharp'
import { LANGUAGE, m } from '#messages'
import type { Http } from '../http/http.ts'
import { markOnPaper, markSvg } from './mark.ts'

/** Where a phone’s own masks may cut, there is background only: the mark keeps within the safe zone of a maskable icon. */
const MASKED = 0.56
const WHOLE = 0.76

/** Pictures of the shop itself: their path, and how large they are drawn, in pixels. */
const PICTURES = [
  { path: '/icons/192.png', width: 192, height: 192, share: WHOLE },
  { path: '/icons/512.png', width: 512, height: 512, share: WHOLE },
  { path: '/icons/maskable.png', width: 512, height: 512, share: MASKED },
  { path: '/apple-touch-icon.png', width: 180, height: 180, share: WHOLE },
  // What a link to a page without a picture of its own is shown with (web/platform/head-tags.ts).
  { path: '/icons/share.png', width: 1200, height: 630, share: 0.6 },
]
const FAVICON_PIXELS = 32

const manifest = () => ({
  id: '/',
  name: 'Haat',
  short_name: 'Haat',
  description: m.platform_manifest_description(),
  start_url: '/',
  scope: '/',
  display: 'standalone',
  lang: LANGUAGE,
  background_color: '#faf6ef',
  theme_color: '#faf6ef',
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})

/** The web app manifest, its icons, the favicon that programs ask for unasked, and the Open Graph picture of the shop. */
export function iconsRoutes(http: Http): void {
  for (const { path, ...size } of PICTURES) serveOnce(http, path, 'image/png', () => drawn(markOnPaper(size)))
  serveOnce(http, '/favicon.ico', 'image/x-icon', async () => icoOf(await drawn(markSvg, FAVICON_PIXELS)))
  serveOnce(http, '/manifest.webmanifest', 'application/manifest+json', async () =>
    Buffer.from(JSON.stringify(manifest())),
  )
}

/** Made when first asked for, and kept: some tens of kilobytes in all. */
function serveOnce(http: Http, path: string, type: string, make: () => Promise<Buffer>): void {
  let made: Promise<Buffer> | undefined
  http.get(path, async (_, reply) => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=86400' }).send(await made)
  })
}

async function drawn(svg: string, pixels?: number): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg), pixels ? { density: (72 * pixels) / 28 } : {})
  return await (pixels ? drawing.resize(pixels, pixels) : drawing).png({ palette: true }).toBuffer()
}

/** A PNG in the container that `.ico` is: a folder of one picture. */
function icoOf(png: Buffer): Buffer {
  const folder = Buffer.alloc(22)
  folder.writeUInt16LE(1, 2) // an icon
  folder.writeUInt16LE(1, 4) // one picture
  folder.writeUInt8(FAVICON_PIXELS, 6)
  folder.writeUInt8(FAVICON_PIXELS, 7)
  folder.writeUInt16LE(1, 10) // colour planes
  folder.writeUInt16LE(32, 12) // bits a pixel
  folder.writeUInt32LE(png.length, 14)
  folder.writeUInt32LE(folder.length, 18)
  return Buffer.concat([folder, png])
}
