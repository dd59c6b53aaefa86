/** Reed-Solomon codes over GF(2^8) of the QR code (ISO 18004: 0x11d): `count` bytes that mend `data`. */
export function correctionOf(data: readonly number[], count: number): number[] {
  const divisor = divisorOf(count)
  const rest = Array<number>(count).fill(0)
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0)
    rest.push(0)
    for (const [at, coefficient] of divisor.entries()) rest[at] = (rest[at] ?? 0) ^ multiplied(coefficient, factor)
  }
  return rest
}

function divisorOf(degree: number): number[] {
  const divisor = Array<number>(degree).fill(0)
  divisor[degree - 1] = 1
  let root = 1
  for (let round = 0; round < degree; round += 1) {
    for (let at = 0; at < degree; at += 1) divisor[at] = multiplied(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0)
    root = multiplied(root, 2)
  }
  return divisor
}

function multiplied(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((other >>> bit) & 1) * one
  }
  return product
}
