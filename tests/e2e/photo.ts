import type { Locator } from 'playwright-core'
import sharp from 'sharp'

export interface Photo {
  name: string
  mimeType: string
  buffer: Buffer
}

interface Shot {
  background?: string
  width?: number
  height?: number
}

/** A photograph as a phone takes it: a real JPEG. */
export async function aPhoto(name: string, as: Shot = {}): Promise<Photo> {
  return { name, mimeType: 'image/jpeg', buffer: await shot(as).jpeg().toBuffer() }
}

export async function anAvif(name: string): Promise<Photo> {
  return { name, mimeType: 'image/avif', buffer: await shot({}).avif({ effort: 0 }).toBuffer() }
}

function shot(as: Shot) {
  return sharp({ create: { width: 1200, height: 1500, background: '#7a3b2e', ...as, channels: 3 } })
}

/** Lets go of a file over a place, as a hand with a mouse does. */
export async function dropOn(place: Locator, { name, mimeType, buffer }: Photo): Promise<void> {
  const dataTransfer = await place.page().evaluateHandle(
    async ({ name, mimeType, base64 }) => {
      const dropped = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      dropped.items.add(new File([bytes], name, { type: mimeType }))
      return dropped
    },
    { name, mimeType, base64: buffer.toString('base64') },
  )
  for (const event of ['dragenter', 'dragover', 'drop']) await place.dispatchEvent(event, { dataTransfer })
}

/** The picture is there and can be seen. */
export async function untilDrawn(picture: Locator): Promise<void> {
  await picture.and(picture.page().locator('img')).waitFor()
  await picture.evaluate((image: HTMLImageElement) => image.decode())
}
