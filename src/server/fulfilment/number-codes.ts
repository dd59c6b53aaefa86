import { setImmediate as breath } from 'node:timers/promises'
import { loadBarcodes } from '../platform/barcodes.ts'
import { memoized } from '../platform/memoized.ts'

/** Labels are printed again, and numbers never change. */
const MOST_KEPT = 2_000

let drawing: ReturnType<typeof createDrawing> | undefined

/** A number as bars (Code 128) and as a square (QR). Each takes milliseconds to draw: others are answered in between. */
export async function codesOf(number: string): Promise<{ bars: number[]; square: string[] }> {
  drawing ??= createDrawing()
  const { barsOf, squareOf } = await drawing
  await breath()
  const bars = barsOf(number)
  await breath()
  return { bars, square: squareOf(number) }
}

async function createDrawing() {
  const { barsOf, qrRowsOf } = await loadBarcodes()
  return {
    barsOf: memoized(barsOf, MOST_KEPT),
    squareOf: memoized((text) => qrRowsOf(text), MOST_KEPT),
  }
}
