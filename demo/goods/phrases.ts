import type { FabricPattern } from '../drawing/picture.ts'

/** {c} is the colour. What a pattern adds; three ways each. */
export const PATTERN_SAYS: Record<FabricPattern, readonly string[]> = {
  plain: [
    'We left the {c} plain, because the cut does not need help.',
    'A solid {c} that goes with everything you already own.',
    'One even {c}, dyed in the yarn rather than on the surface.',
  ],
  stripes: [
    'The stripes are woven in and meet at the seams.',
    'Slim stripes on {c}, matched across the pockets by a patient cutter.',
    'Woven stripes; look at the back and you will find them there too.',
  ],
  checks: [
    'The check is yarn-dyed and lines up where it should.',
    'Checks in the old gamcha manner, on a ground of {c}.',
    'A check you will recognise from every river ghat, only tidier.',
  ],
  'block-print': [
    'Printed by hand with teak blocks; a slightly uneven edge is the printer’s signature.',
    'The kolka block is older than our shop; the {c} ground is new this season.',
    'Each repeat is stamped by hand, four colours, four passes.',
  ],
  jamdani: [
    'The jamdani motif is kept small and regular, as the old masters liked it.',
    'Geometric buti in rows on {c}, none of them printed.',
    'A “panna hajar” scatter: a thousand emeralds, small and even.',
  ],
  embroidery: [
    'The thread work took one woman four afternoons.',
    'Karchupi and machine work meet here, and the hand parts are the ones you notice.',
    'Close stitches on {c}, with no loose threads on the inside to catch a ring.',
  ],
  floral: [
    'The flowers are drawn large and left room to breathe.',
    'A garden print on {c}: marigold, rose and a few leaves.',
    'Flowers that look painted because our designer painted them first.',
  ],
  batik: [
    'Wax-resist batik: the fine cracks are part of it and never repeat.',
    'Dyed three times over wax, so the {c} has depth from close by.',
    'The circles are drawn with a tjanting, by hand, and no two agree.',
  ],
  polka: [
    'Neat dots on {c}, cheerful without shouting.',
    'Small polka dots, evenly set, that do not fade with washing.',
    'Dots never went away; these are printed in a soft, flexible ink.',
  ],
}

export const OCCASION_SAYS = {
  eid: [
    'Ready for the Eid morning prayer and everything that is cooked afterwards.',
    'Many of our customers buy it for Eid and wear it until the next.',
    'Order before the last ten days of Ramadan; it sells out every year.',
  ],
  puja: [
    'Right for Ashtami anjali, and cool enough for a night of pandal hopping.',
    'It photographs beautifully beside a hundred lamps.',
    'A favourite for Puja, when colour is allowed to speak up.',
  ],
  boishakh: [
    'Made with Pohela Boishakh in mind: sun, crowds, panta and music.',
    'Wear it to the Mangal Shobhajatra and keep it for the year.',
    'A Boishakh piece that does not look lost in Bhadro.',
  ],
  'gaye holud': [
    'At a gaye holud it will hold its own against the marigolds.',
    'Bought mostly for gaye holud, and often six at a time for all the cousins.',
    'Turmeric will come out if you rinse it the same night.',
  ],
  wedding: [
    'For the akht, the reception or the front row of someone else’s.',
    'It stays comfortable through a long dinner and a longer photo session.',
    'Tell us the date of the wedding, and we pack yours first.',
  ],
  office: [
    'Good for five days a week and not too stiff for the sixth.',
    'Quiet enough for the office, kind enough for the way home.',
    'It looks as if you slept well, whatever the night was like.',
  ],
  casual: [
    'For adda, errands and long evenings on the roof.',
    'The one you reach for on Friday without thinking.',
    'Easy to wear, easy to wash, easy to like.',
  ],
  winter: [
    'Made for our short winter: warm at dawn, not too warm at noon.',
    'Take it when you go north; you will be asked where you bought it.',
    'Light enough for Dhaka and a comfort in Sreemangal.',
  ],
  school: [
    'Sewn to last the school year, with room to grow.',
    'It survives ink, football and the tiffin box.',
    'The hem can be let down twice.',
  ],
  play: [
    'Made for climbing, spilling and falling asleep in.',
    'No scratchy label, no hard seam, nothing that can be swallowed.',
    'It has been tested by three cousins and one puppy.',
  ],
  birthday: [
    'It twirls, which on a birthday is what counts.',
    'For the birthday, and for pretending it is one.',
    'Pretty enough for the photo, sturdy enough for the cake.',
  ],
  namaz: [
    'Covers well in ruku and sujud, and never needs tugging.',
    'Comfortable from Fajr to Isha, in the classroom and in the kitchen.',
    'Modest, light and easy to slip on when the doorbell rings.',
  ],
} as const
export type Occasion = keyof typeof OCCASION_SAYS
