import type { Fabric } from './fabric.ts'

const DRY = 'Dry clean only. Keep wrapped in muslin, away from perfume and sun.'

/** Cloth for the days that people dress up for. */
export const FESTIVE = {
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
