import type { BlobStorage } from '../storage/blob-storage.ts'

/** Draws a picture that is not stored yet; whether there is one of this hash to draw. */
export type DrawPicture = (hash: string) => Promise<boolean>

/** Whoever asks for a picture that is named before it is drawn waits until it is. What is there costs no more than before. */
export function drawnWhenAsked(storage: BlobStorage, draw: DrawPicture): BlobStorage {
  return {
    ...storage,
    async get(hash, part) {
      const stored = await storage.get(hash, part)
      if (stored || !(await draw(hash))) return stored
      return await storage.get(hash, part)
    },
  }
}
