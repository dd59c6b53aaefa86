import { createRandom } from '../random.ts'
import type { GarmentPicture } from './picture.ts'

/** One picture being drawn. x runs from the middle of the sheet (-480 to 480), y from 0 on top to 1200. */
export interface Canvas {
  readonly picture: GarmentPicture
  readonly random: () => number
  readonly definitions: Map<string, { id: string; svg: string }>
  readonly silhouettes: { d: string; transform: string }[]
  transform: string
}

export function newCanvas(picture: GarmentPicture): Canvas {
  return { picture, random: createRandom(picture.seed).share, definitions: new Map(), silhouettes: [], transform: '' }
}

/** Defines a gradient, clip or pattern once for each key and gives its id. */
export function define(canvas: Canvas, key: string, svgOf: (id: string) => string): string {
  const known = canvas.definitions.get(key)
  if (known) return known.id
  const id = `d${canvas.definitions.size}`
  canvas.definitions.set(key, { id, svg: '' })
  canvas.definitions.set(key, { id, svg: svgOf(id) })
  return id
}

/** Draws within a transform, so that shadows on the wall move along. Not to be nested. */
export function placed(canvas: Canvas, transform: string, draw: () => string): string {
  canvas.transform = transform
  const svg = `<g transform="${transform}">${draw()}</g>`
  canvas.transform = ''
  return svg
}
