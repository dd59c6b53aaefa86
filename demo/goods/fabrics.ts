export interface Fabric {
  name: string
  tag: string
  care: string
  origin: string
  says: readonly [string, string, string]
}

const WASH = 'Wash by hand or on a gentle cycle in cold water; dry in shade; warm iron.'
const DRY = 'Dry clean only. Keep wrapped in muslin, away from perfume and sun.'

export const FABRICS = {
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
  handloom: {
    name: 'Handloom cotton',
    tag: 'handloom',
    care: 'First wash with a pinch of salt; cold water, dry in shade.',
    origin: 'Handwoven in Tangail',
    says: [
      'Small slubs in the yarn show that a hand and not a machine threw the shuttle.',
      'Woven on a pit loom, three days to a length; the selvedge is the weaver’s own.',
      'Starch comes out in the first wash, and then the cloth turns butter-soft.',
    ],
  },
  jamdani: {
    name: 'Jamdani cotton, 84 count',
    tag: 'jamdani',
    care: 'Dry clean, or soak in cold water with a mild shampoo. Roll, do not fold, for long storage.',
    origin: 'Handwoven in Rupganj, Narayanganj',
    says: [
      'Every buti is laid in by hand with a bamboo needle; two weavers sat at the loom for weeks.',
      'Turn it over: the back is as clean as the front, as real jamdani must be.',
      'The ground is so fine that the motifs seem to float when you hold it to the light.',
    ],
  },
  silk: {
    name: 'Pure mulberry silk',
    tag: 'silk',
    care: DRY,
    origin: 'Reeled and woven in Rajshahi',
    says: [
      'Rajshahi silk with a quiet glow, heavy enough to fall in a clean line.',
      'Pure silk, burn-tested before packing; it warms to the skin within a minute.',
      'The colour changes a little as it moves, as only real silk does.',
    ],
  },
  'half-silk': {
    name: 'Half silk (silk and cotton)',
    tag: 'half silk',
    care: 'Dry clean the first time; afterwards wash cold by hand.',
    origin: 'Woven in Tangail',
    says: [
      'Silk one way, cotton the other: the sheen of a party, the ease of an ordinary day.',
      'Half silk stays where you pin it and does not slip all evening.',
      'It has the shine people notice and a price that leaves money for the bangles.',
    ],
  },
  muslin: {
    name: 'Muslin silk',
    tag: 'muslin',
    care: DRY,
    origin: 'Woven in Sonargaon',
    says: [
      'Light as breath; the whole length goes through a ring if you have the patience.',
      'A revival of the muslin our rivers were once famous for, soft and just a little sheer.',
      'Best with a slip in the same colour, which we are glad to cut for you.',
    ],
  },
  georgette: {
    name: 'Soft georgette, lined',
    tag: 'georgette',
    care: 'Wash cold by hand, hang wet; it hardly needs an iron.',
    origin: 'Made in Dhaka',
    says: [
      'Georgette with a good fall that forgives a long sitting on a low sofa.',
      'Lined to the knee, so nothing clings and nothing shows.',
      'It packs small and comes out of the bag ready for the guests.',
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
  katan: {
    name: 'Katan silk with zari',
    tag: 'katan',
    care: DRY,
    origin: 'Handwoven in Mirpur Benarasi Palli',
    says: [
      'Katan from Mirpur, with zari that is soft at the back and does not scratch.',
      'Heavy and rich, as an evening with four hundred guests asks for.',
      'The gold is muted and old-looking, chosen on purpose.',
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
  chiffon: {
    name: 'Soft chiffon',
    tag: 'chiffon',
    care: 'Wash by hand, dry in shade.',
    origin: 'Finished in Dhaka',
    says: [
      'Chiffon with a dry hand, so it stays where you put it.',
      'The edges are rolled and sewn by hand, never overlocked.',
      'It weighs almost nothing and is still fully opaque when doubled.',
    ],
  },
  brocade: {
    name: 'Jacquard brocade, satin lined',
    tag: 'brocade',
    care: DRY,
    origin: 'Made to pattern in Mohammadpur, Dhaka',
    says: [
      'Jacquard with depth rather than glitter, fully lined in satin.',
      'The inside is finished as carefully as the outside; hang it on a wide hanger.',
      'Stiff enough to hold its shape through three hundred handshakes.',
    ],
  },
} as const satisfies Record<string, Fabric>
export type FabricName = keyof typeof FABRICS
