import type { Fabric } from './fabric.ts'

const WASH = 'Wash by hand or on a gentle cycle in cold water; dry in shade; warm iron.'

/** Cloth that goes into the wash. */
export const EVERYDAY = {
  cotton: {
    name: '100% combed cotton',
    tag: 'cotton',
    care: WASH,
    origin: 'Woven in Narsingdi, sewn in Dhaka',
    says: [
      'The cotton is combed and washed before cutting, so it is soft on the first day and will not shrink later.',
      'Cool, breathable cotton that takes a sweaty bus ride and still looks pressed.',
      'We use a 60-count cotton: light enough for June, close enough that it never shows through.',
    ],
  },
  voile: {
    name: 'Cotton voile',
    tag: 'voile',
    care: WASH,
    origin: 'Printed and sewn in Savar',
    says: [
      'Fine voile that moves with the smallest breeze and dries within the hour.',
      'The voile is thin but not sheer; we hold every roll against the window before cutting.',
      'Nothing sits lighter in the heat than good voile.',
    ],
  },
  linen: {
    name: 'Cotton–linen blend (55/45)',
    tag: 'linen',
    care: 'Wash cold, iron damp. A few creases belong to linen.',
    origin: 'Woven in Gazipur, sewn in Dhaka',
    says: [
      'The linen gives it a dry, crisp hand, and the cotton keeps it from scratching.',
      'It creases a little as honest linen does, and softens with every wash.',
      'Linen and cotton together: airy, and with enough body to hold its line.',
    ],
  },
  lawn: {
    name: 'Lawn cotton',
    tag: 'lawn',
    care: WASH,
    origin: 'Printed in Narayanganj',
    says: [
      'Lawn so fine that summer afternoons are bearable in it.',
      'The print goes right through the cloth and will not powder off with washing.',
      'Lawn this smooth needs the iron only once a week.',
    ],
  },
  jersey: {
    name: 'Combed cotton jersey, 180 gsm',
    tag: 'jersey',
    care: 'Machine wash cold, inside out. Do not iron on a print.',
    origin: 'Knitted and sewn in Narayanganj',
    says: [
      'Bio-washed jersey: no fluff after ten washes, and the neck keeps its shape.',
      'Export-grade knit with taped shoulders and a neck that goes back where it was.',
      'Not too thin, not too thick; it hangs straight and does not twist at the seams.',
    ],
  },
  pique: {
    name: 'Cotton piqué, 220 gsm',
    tag: 'pique',
    care: 'Machine wash cold, dry flat, iron the collar only.',
    origin: 'Knitted in Gazipur',
    says: [
      'The honeycomb of the piqué lets air in, and the collar does not curl.',
      'Firm piqué with a little weight, which is why it looks smart without ironing.',
      'Washed forty times in our own machine before we put it on sale.',
    ],
  },
  poplin: {
    name: 'Cotton poplin, 80s two-ply',
    tag: 'poplin',
    care: 'Machine wash warm; iron while slightly damp.',
    origin: 'Woven and sewn in Gazipur',
    says: [
      'Two-ply poplin that stays crisp from the first meeting to the last.',
      'A close, smooth weave; it takes an iron well and keeps it.',
      'Single-needle stitching, eighteen to the inch, as a proper shirt should have.',
    ],
  },
  denim: {
    name: '12 oz denim, 98% cotton, 2% elastane',
    tag: 'denim',
    care: 'Wash rarely, cold and inside out. The first washes may bleed.',
    origin: 'Woven and sewn in Gazipur',
    says: [
      'Twelve-ounce denim with just enough stretch to sit on a rickshaw in comfort.',
      'Chain-stitched hem, hidden rivets, and pockets that take a real phone.',
      'Ring-spun yarn; it will fade where you live in it, and look better for it.',
    ],
  },
  twill: {
    name: 'Brushed gabardine twill',
    tag: 'gabardine',
    care: 'Machine wash cold, iron on the wrong side.',
    origin: 'Woven in Bhaluka, sewn in Dhaka',
    says: [
      'Brushed twill with a clean face; it passes in the office and survives the weekend.',
      'A tight diagonal weave that sheds dust and does not bag at the knee.',
      'Enzyme-washed, so the colour is settled and will not come off on a sofa.',
    ],
  },
  fleece: {
    name: 'Cotton-rich fleece, 300 gsm',
    tag: 'fleece',
    care: 'Machine wash cold inside out; dry flat.',
    origin: 'Knitted in Narayanganj',
    says: [
      'Brushed inside like a blanket; enough for a January night on the launch.',
      'Thick where the wind comes in, with a proper double-layer hood or hem.',
      'It does not pill at the elbows, which is where cheap fleece gives itself away.',
    ],
  },
  wool: {
    name: 'Wool blend (40% wool)',
    tag: 'wool',
    care: 'Wash by hand in cold water with a mild soap; dry flat.',
    origin: 'Knitted in Bogura',
    says: [
      'Soft wool blend that warms without weight and without itching.',
      'Knitted close, so the north wind stays outside.',
      'Wool is dear, so we use it where it matters: at the chest and back.',
    ],
  },
  nida: {
    name: 'Nida crepe',
    tag: 'nida',
    care: 'Wash cold, hang to dry; no iron needed.',
    origin: 'Sewn in Dhaka',
    says: [
      'Matte nida with a fluid fall; it does not cling, shine or show dust.',
      'Cool to the touch, opaque in full sun, and dry again in an hour.',
      'The crepe keeps no creases, even after a night in a suitcase.',
    ],
  },
} as const satisfies Record<string, Fabric>
