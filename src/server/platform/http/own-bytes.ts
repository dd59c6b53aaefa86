/** zlib answers slices of 16 KB and more, which keep all of it in memory: copy what is kept. */
export function ownBytes(part: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(part.length)
  part.copy(own)
  return own
}
