/** The shapes the demo shop can draw. Each is one silhouette with its own seams; colours and pattern come from the picture. */
export const GARMENT_KINDS = [
  'panjabi',
  'kabli',
  'fatua',
  'sherwani',
  'koti',
  'formal-shirt',
  'casual-shirt',
  't-shirt',
  'polo',
  'hoodie',
  'sweater',
  'jacket',
  'jeans',
  'gabardine',
  'pajama',
  'lungi',
  'saree-draped',
  'saree-hung',
  'saree-folded',
  'three-piece',
  'kurti',
  'tops',
  'palazzo',
  'lehenga',
  'orna',
  'abaya',
  'hijab',
  'shawl',
  'frock',
  'baby-set',
  'boys-panjabi',
  'girls-three-piece',
  'kids-t-shirt',
  'shorts',
  'school-shirt',
  'dungaree',
] as const
export type GarmentKind = (typeof GARMENT_KINDS)[number]

export const FABRIC_PATTERNS = [
  'plain',
  'stripes',
  'checks',
  'block-print',
  'jamdani',
  'embroidery',
  'floral',
  'batik',
  'polka',
] as const
export type FabricPattern = (typeof FABRIC_PATTERNS)[number]

export const BACKDROPS = ['off-white', 'sand', 'blush', 'sage', 'dusk'] as const
export type Backdrop = (typeof BACKDROPS)[number]

export interface GarmentPicture {
  kind: GarmentKind
  pattern: FabricPattern
  /** Hex colours: the main cloth, and the second cloth (border, salwar, rib, lining). */
  fabric: { main: string; second: string }
  /** Hex colours: embroidery or print ink, and the smaller trim (buttons, second ink). */
  accents: { thread: string; trim: string }
  backdrop: Backdrop
  seed: number
}
