import sharp from 'sharp'
import type { Canvas } from './canvas.ts'
import { darker, lighter } from './colour.ts'
import type { Backdrop } from './picture.ts'

const WALLS: Record<Backdrop, string> = {
  'off-white': '#ece6da',
  sand: '#e0cfb4',
  blush: '#e9d0c6',
  sage: '#ccd3c0',
  dusk: '#bdc1cc',
}

/** Gradients of what stands in every studio. */
export const FURNITURE =
  '<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d3a878"/><stop offset=".45" stop-color="#b98a59"/><stop offset="1" stop-color="#8a6039"/></linearGradient><linearGradient id="steel" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#8b8782"/><stop offset=".4" stop-color="#f2efea"/><stop offset="1" stop-color="#7a756f"/></linearGradient><radialGradient id="peg" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#e3bd8f"/><stop offset=".6" stop-color="#b98a59"/><stop offset="1" stop-color="#7d5632"/></radialGradient><linearGradient id="linen" x1="0" y1="0" x2="1" y2=".15"><stop offset="0" stop-color="#cdbfa8"/><stop offset=".3" stop-color="#efe5d3"/><stop offset=".6" stop-color="#dccdb4"/><stop offset="1" stop-color="#a3927a"/></linearGradient><radialGradient id="pool"><stop offset="0" stop-color="#2a1c20" stop-opacity=".42"/><stop offset=".6" stop-color="#2a1c20" stop-opacity=".14"/><stop offset="1" stop-color="#2a1c20" stop-opacity="0"/></radialGradient>'

const walls = new Map<Backdrop, Promise<string>>()

/**
 * The wall, lit from the upper left and a little darker towards the corners. It is drawn once, small, and stretched by each
 * picture: a gradient over the whole sheet would be the dearest thing in it.
 */
export async function wall(backdrop: Backdrop): Promise<string> {
  const small = walls.get(backdrop) ?? smallWall(WALLS[backdrop])
  walls.set(backdrop, small)
  return `<image width="960" height="1200" preserveAspectRatio="none" href="data:image/png;base64,${await small}"/>`
}

async function smallWall(tone: string): Promise<string> {
  const lamp = `<radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="330" cy="330" r="1080"><stop offset="0" stop-color="${lighter(tone, 0.6)}"/><stop offset=".45" stop-color="${tone}"/><stop offset="1" stop-color="${darker(tone, 0.32)}"/></radialGradient>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="120" viewBox="0 0 960 1200">${lamp}<path d="M0,0H960V1200H0Z" fill="url(#lamp)"/></svg>`
  return (await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer()).toString('base64')
}

/** A soft shadow without any blur: the outline again and again, wider and fainter, fallen to the lower right. */
export function shadowOf(canvas: Canvas): string {
  const outlines = new Map<string, string>()
  for (const { d, transform } of canvas.silhouettes) outlines.set(transform, (outlines.get(transform) ?? '') + d)
  const shadow = [...outlines].map(([transform, d]) => {
    const halo = ([width, opacity]: readonly [number, number]) =>
      `<path d="${d}" fill="none" stroke-width="${width}" stroke-opacity="${opacity}"/>`
    return `<g${transform && ` transform="${transform}"`}><path d="${d}" stroke="none" fill-opacity=".07"/>${HALOS.map(halo).join('')}</g>`
  })
  return `<g transform="translate(16 26)" fill="#2a1820" stroke="#2a1820" stroke-linejoin="round">${shadow.join('')}</g>`
}

const HALOS = [
  [8, 0.05],
  [20, 0.045],
  [36, 0.035],
  [56, 0.03],
  [82, 0.02],
] as const

/** A wooden hanger on a round peg. `y` is where the garment's shoulders meet the neck, `reach` half its width. */
export function hanger(y: number, reach: number): string {
  const drop = 56
  const arms = `M0,${y - 42}C26,${y - 40} 54,${y - 26} ${reach * 0.5},${y + drop * 0.2}L${reach},${y + drop}C${reach + 8},${y + drop + 14} ${reach - 6},${y + drop + 22} ${reach - 16},${y + drop + 16}L${reach * 0.4},${y + 18}C40,${y + 2} 20,${y - 10} 0,${y - 12}C-20,${y - 10} -40,${y + 2} ${-reach * 0.4},${y + 18}L${-reach + 16},${y + drop + 16}C${-reach + 6},${y + drop + 22} ${-reach - 8},${y + drop + 14} ${-reach},${y + drop}L${-reach * 0.5},${y + drop * 0.2}C-54,${y - 26} -26,${y - 40} 0,${y - 42}Z`
  return `${hook(y - 36)}<path d="${arms}" fill="url(#wood)" stroke="#6d4a2b" stroke-opacity=".5" stroke-width="1.5"/><path d="M-70,${y - 12}C-40,${y - 32} -16,${y - 36} 6,${y - 36}" fill="none" stroke="#f3dbb8" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>`
}

function hook(y: number): string {
  const line = `M0,${y}V${y - 22}C0,${y - 36} 26,${y - 34} 26,${y - 56}C26,${y - 76} -2,${y - 82} -12,${y - 62}`
  return `<ellipse cx="14" cy="${y - 58}" rx="30" ry="28" fill="url(#pool)"/><circle cx="3" cy="${y - 62}" r="17" fill="url(#peg)"/><path d="${line}" fill="none" stroke="#57524c" stroke-width="7" stroke-linecap="round"/><path d="${line}" fill="none" stroke="#d9d4cd" stroke-width="3" stroke-linecap="round"/>`
}

/** A skirt hanger: a bar with two clips biting the waistband at ±`reach`. */
export function clipHanger(y: number, reach: number): { bar: string; clips: string } {
  const clip = (x: number) =>
    `<path d="M${x - 15},${y - 30}H${x + 15}L${x + 18},${y + 26}H${x - 18}Z" fill="url(#steel)" stroke="#57524c" stroke-opacity=".6" stroke-width="1.5"/><path d="M${x - 16},${y + 12}H${x + 16}" stroke="#57524c" stroke-opacity=".5" stroke-width="2"/>`
  return {
    bar: `${hook(y - 56)}<path d="M${-reach - 40},${y - 34}C${-reach - 52},${y - 34} ${-reach - 52},${y - 16} ${-reach - 40},${y - 16}H${reach + 40}C${reach + 52},${y - 16} ${reach + 52},${y - 34} ${reach + 40},${y - 34}C60,${y - 36} 30,${y - 62} 0,${y - 62}C-30,${y - 62} -60,${y - 36} ${-reach - 40},${y - 34}Z" fill="url(#wood)" stroke="#6d4a2b" stroke-opacity=".5" stroke-width="1.5"/>`,
    clips: clip(-reach) + clip(reach),
  }
}

/** A round rod fixed to the wall, for cloth hung over it. */
export function rod(y: number): string {
  return `<path d="M-372,${y - 11}H372C384,${y - 11} 384,${y + 11} 372,${y + 11}H-372C-384,${y + 11} -384,${y - 11} -372,${y - 11}Z" fill="url(#wood)" stroke="#6d4a2b" stroke-opacity=".5" stroke-width="1.5"/><circle cx="-372" cy="${y}" r="19" fill="url(#peg)"/><circle cx="372" cy="${y}" r="19" fill="url(#peg)"/>`
}

/** The linen dress form from neck to hip on its turned stand. */
export function dressForm(top: number): string {
  const y = (n: number) => top + n
  return `<ellipse cx="20" cy="1142" rx="210" ry="26" fill="url(#pool)"/><path d="M-10,${y(380)}H10V1120H-10Z" fill="url(#wood)"/><path d="M-96,1136C-80,1112 -30,1112 -14,1092H14C30,1112 80,1112 96,1136C60,1146 -60,1146 -96,1136Z" fill="url(#wood)" stroke="#6d4a2b" stroke-opacity=".5"/><path d="M-40,${y(6)}C-24,${y(-6)} 24,${y(-6)} 40,${y(6)}C38,${y(40)} 44,${y(66)} 78,${y(80)}C120,${y(92)} 158,${y(100)} 164,${y(130)}C160,${y(190)} 146,${y(240)} 134,${y(280)}C122,${y(330)} 110,${y(380)} 124,${y(430)}H-124C-110,${y(380)} -122,${y(330)} -134,${y(280)}C-146,${y(240)} -160,${y(190)} -164,${y(130)}C-158,${y(100)} -120,${y(92)} -78,${y(80)}C-44,${y(66)} -38,${y(40)} -40,${y(6)}Z" fill="url(#linen)" stroke="#7d6c56" stroke-opacity=".5" stroke-width="1.6"/><ellipse cx="0" cy="${y(2)}" rx="40" ry="12" fill="url(#wood)"/><path d="M0,${y(-30)}C14,${y(-30)} 14,${y(-14)} 6,${y(-10)}V${y(-2)}H-6V${y(-10)}C-14,${y(-14)} -14,${y(-30)} 0,${y(-30)}Z" fill="url(#wood)"/>`
}
