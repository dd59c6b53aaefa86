import { setImmediate as breath } from 'node:timers/promises'
// Its export named `raw` is another thing: a bar code of that name.
import barcodes from 'bwip-js/node'
import { memoized } from '../platform/memoized.ts'

/** Labels are printed again, and numbers never change. */
const MOST_KEPT = 2_000

const barsOf = memoized(drawnBars, MOST_KEPT)
const squareOf = memoized(drawnSquare, MOST_KEPT)

/** A number as bars (Code 128) and as a square (QR). Each takes milliseconds to draw: others are answered in between. */
export async function codesOf(number: string): Promise<{ bars: number[]; square: string[] }> {
  await breath()
  const bars = barsOf(number)
  await breath()
  return { bars, square: squareOf(number) }
}

/** Widths of bars and spaces in turn, in modules. */
function drawnBars(text: string): number[] {
  const [code] = barcodes.raw({ bcid: 'code128', text })
  if (!code || !('sbs' in code)) throw new Error('A bar code has bars.')
  return [...code.sbs]
}

/** Its rows, `1` is dark. */
function drawnSquare(text: string): string[] {
  const [code] = barcodes.raw({ bcid: 'qrcode', text })
  if (!code || !('pixs' in code)) throw new Error('A QR code has modules.')
  const { pixs, pixx } = code
  return Array.from({ length: pixs.length / pixx }, (_, row) => pixs.slice(row * pixx, (row + 1) * pixx).join(''))
}
