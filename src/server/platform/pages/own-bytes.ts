/** What zlib answers is mostly a part of 16 KB or more, and keeps all of it in memory: for what is to be kept, just its bytes. */
export function ownBytes(part: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(part.length)
  part.copy(own)
  return own
}
