import { setImmediate as breath } from 'node:timers/promises'
import type barcodes from 'bwip-js/node'
import { memoized } from '../platform/memoized.ts'

/** Labels are printed again, and numbers never change. */
const MOST_KEPT = 2_000

type Raw = typeof barcodes.raw

let drawing: ReturnType<typeof loadDrawing> | undefined

/** A number as bars (Code 128) and as a square (QR). Each takes milliseconds to draw: others are answered in between. */
export async function codesOf(number: string): Promise<{ bars: number[]; square: string[] }> {
  drawing ??= loadDrawing()
  const { barsOf, squareOf } = await drawing
  await breath()
  const bars = barsOf(number)
  await breath()
  return { bars, square: squareOf(number) }
}

/** With the first label: it knows a hundred kinds of codes, in 1.5 MB that no start needs. */
async function loadDrawing() {
  // Its export named `raw` is another thing: a bar code of that name.
  const { default: barcodes } = await import('bwip-js/node')
  return {
    barsOf: memoized((text) => drawnBars(barcodes.raw, text), MOST_KEPT),
    squareOf: memoized((text) => drawnSquare(barcodes.raw, text), MOST_KEPT),
  }
}

/** Widths of bars and spaces in turn, in modules. */
function drawnBars(raw: Raw, text: string): number[] {
  const [code] = raw({ bcid: 'code128', text })
  if (!code || !('sbs' in code)) throw new Error('A bar code has bars.')
  return [...code.sbs]
}

/** Its rows, `1` is dark. */
function drawnSquare(raw: Raw, text: string): string[] {
  const [code] = raw({ bcid: 'qrcode', text })
  if (!code || !('pixs' in code)) throw new Error('A QR code has modules.')
  const { pixs, pixx } = code
  return Array.from({ length: pixs.length / pixx }, (_, row) => pixs.slice(row * pixx, (row + 1) * pixx).join(''))
}
