import { imageFile } from '#contract/values/images'

const LARGEST = 960

/** One shop is open in a process: what all of it says of pictures. */
let elsewhere: string | undefined

/** `/images/…` of the shop itself, or an address where browsers find the same names. */
export function namePicturesAt(publicUrl: string | undefined): void {
  elsewhere = publicUrl
}

/** The largest width: `/images/<content hash>-960.webp` */
export function imagePathOf(hash: string): string {
  const path = imageFile(hash, LARGEST)
  return elsewhere === undefined ? path : elsewhere + path.slice('/images'.length)
}
