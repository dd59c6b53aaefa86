import type bwip from 'bwip-js/node'

type Raw = typeof bwip.raw

export interface Barcodes {
  /** Code 128: the widths of bars and spaces in turn, in modules. */
  barsOf(text: string): number[]
  /** QR code (ISO 18004): its rows, `1` is dark, without the quiet zone. `options`: as the library writes them, `eclevel=L`. */
  qrRowsOf(text: string, options?: string): string[]
}

let loading: Promise<Barcodes> | undefined

/** Loads the library with the first code: it knows a hundred kinds of them, in 1.5 MB that no start needs. */
export async function loadBarcodes(): Promise<Barcodes> {
  loading ??= load()
  return await loading
}

async function load(): Promise<Barcodes> {
  // Its export named `raw` is another thing: a bar code of that name.
  const { default: library } = await import('bwip-js/node')
  return {
    barsOf: (text) => drawnBars(library.raw, text),
    qrRowsOf: (text, options = '') => drawnRows(library.raw, text, options),
  }
}

function drawnBars(raw: Raw, text: string): number[] {
  const [code] = raw('code128', text)
  if (!code || !('sbs' in code)) throw new Error('A bar code has bars.')
  return [...code.sbs]
}

function drawnRows(raw: Raw, text: string, options: string): string[] {
  const [code] = raw('qrcode', text, options)
  if (!code || !('pixs' in code)) throw new Error('A QR code has modules.')
  const { pixs, pixx } = code
  return Array.from({ length: pixs.length / pixx }, (_, row) => pixs.slice(row * pixx, (row + 1) * pixx).join(''))
}
