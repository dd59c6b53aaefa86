import { type Canvas, newCanvas } from './canvas.ts'
import { COATS } from './kinds-coat.ts'
import { GIRLS } from './kinds-girls.ts'
import { KIDS } from './kinds-kids.ts'
import { KNITS } from './kinds-knit.ts'
import { LEGS } from './kinds-legs.ts'
import { LOOSE } from './kinds-loose.ts'
import { OUTER } from './kinds-outer.ts'
import { PANJABIS } from './kinds-panjabi.ts'
import { SAREES } from './kinds-saree.ts'
import { SHIRTS } from './kinds-shirt.ts'
import { WARM } from './kinds-warm.ts'
import { WOMEN } from './kinds-women.ts'
import { WRAPS } from './kinds-wrap.ts'
import type { GarmentKind, GarmentPicture } from './picture.ts'
import { FURNITURE, shadowOf, wall } from './studio.ts'

const KINDS: Record<GarmentKind, (canvas: Canvas) => string> = {
  ...PANJABIS,
  ...COATS,
  ...SHIRTS,
  ...KNITS,
  ...WARM,
  ...OUTER,
  ...LEGS,
  ...LOOSE,
  ...SAREES,
  ...WOMEN,
  ...GIRLS,
  ...WRAPS,
  ...KIDS,
}

/** A complete SVG document, 960 × 1200; the same picture always gives the same bytes. */
export async function drawGarment(picture: GarmentPicture): Promise<string> {
  const canvas = newCanvas(picture)
  const garment = KINDS[picture.kind](canvas)
  const definitions = [...canvas.definitions.values()].map(({ svg }) => svg).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1200" viewBox="0 0 960 1200"><defs>${FURNITURE}${definitions}</defs>${await wall(picture.backdrop)}<g transform="translate(480 0)">${shadowOf(canvas)}${garment}</g></svg>`
}
