import { SIZES } from '#contract/values/sizes'
import { createRandom, type Random } from '../../demo/random.ts'
import type { Good } from './judging.ts'
import type { Stocked } from './shelve.ts'
import { mistyped } from './typing-slips.ts'

/**
 * A large shelf of many brands, made up from a seed, as unkind to a speller as real ones are: brands that begin like
 * colours, codes, words that stores mistyped, kinds and colours of which there are few, names that leave out the colour.
 */
export function noisyGoods(count: number, seed: number): Stocked {
  const random = createRandom(seed)
  const brands = Array.from({ length: 300 }, () => brandBy(random)).concat(NEAR_WORDS)
  const goods = Array.from({ length: count }, (_, at) => goodBy(random, brands, at))
  const names = new Map([...new Set(goods.flatMap(({ path }) => path))].map((key) => [key, capital(key)]))
  return { categoryNames: names, storeNames: new Map([['haat', 'Bazar']]), goods }
}

/** The more often the earlier it stands. */
const COLOURS =
  words(`black, white, blue, brown, grey, red, green, navy blue, pink, purple, silver, yellow, beige, gold, maroon,
orange, olive, cream, tan, charcoal, khaki, copper, teal, peach, bronze, lavender, steel, rust, magenta, burgundy, skin, mustard,
mauve, rose, turquoise blue, sea green, off white, lime green, taupe, nude, metallic, coffee brown`)
const KINDS =
  words(`tshirts, shirts, casual shoes, watches, sports shoes, kurtas, tops, handbags, heels, sunglasses, wallets,
flip flops, sandals, belts, backpacks, socks, jeans, shorts, trousers, flats, bra, dresses, sarees, earrings, deodorant, formal shoes,
track pants, caps, ties, sweatshirts, sweaters, jackets, rings, pendants, scarves, tunics, skirts, kurtis, leggings, boxers,
laptop bags, stoles, dupattas, capris, mufflers, briefs, clutches, bracelets, gloves, vests, cufflinks, tights, necklaces, bangles,
blazers, rompers, stockings, shrugs, rain jackets, swimwear, suspenders, trolley bags, umbrellas, robes, hats, booties, camisoles`)
const AUDIENCES = words('men, men, men, women, women, unisex, boys, girls')
const NEAR_WORDS =
  words(`grendene, gren works, gen x, genx, whitt, reid taylor, silvio, sliver, pinko, goldy, soel, heelys, blake,
blu, bleu, wills, shree, shrey, sareen, shiraz, blacktail, grayson, rado, raed, browny, tantra, kurtz, capri sun, hatley, scarlet,
dresden, belted, sandale, jeane, toppo, tieks, watchtower, soxy, maron, orangina, purpl, olivia, cremes, beigel`)
const FILLERS =
  words(`solid, printed, striped, classic, washed, essential, slim fit, regular fit, round neck, leather, cotton, graphic,
check, polo, casual, formal, sporty, premium, basic, vintage, party, summer, edge, active, street, urban, everyday, linea, mesh`)
const SYLLABLES = words(
  'ka, ro, ni, ba, du, lo, mi, sa, ter, van, gra, sho, blu, pen, ki, wes, tan, ru, gol, sil, whi, ree, pi, so, he, zu',
)

function goodBy(random: Random, brands: string[], at: number): Good {
  const [colour, kind, audience, brand] = [
    early(random, COLOURS),
    early(random, KINDS),
    random.pick(AUDIENCES),
    early(random, brands),
  ]
  const saysColour = random.share() < 0.85 ? [colour] : [random.pick(COLOURS)]
  const code = random.share() < 0.15 ? [codeBy(random)] : []
  const one = kind.replace(/s$/, '')
  const said = [brand, audience, random.pick(FILLERS), ...saysColour, random.share() < 0.5 ? one : kind, ...code]
  const name = said
    .flatMap((part) => part.split(' '))
    .map((word) => capital(random.share() < 0.01 ? mistyped(word, random) : word))
  return {
    key: String(at),
    name: name.join(' '),
    description: '',
    tags: random.share() < 0.9 ? [kind, colour] : [kind],
    path: [audience === 'women' || audience === 'girls' ? 'women' : 'men', kind],
    store: 'haat',
    priceTaka: 300 + random.between(0, 50) * 20,
    sizes: SIZES.map((size) => ({ size, stock: random.between(0, 9) })),
    attributes: { colour, kind, audience },
  }
}

/** Of a list those that stand first much more often than those that stand last. */
function early<Of>(random: Random, list: Of[]): Of {
  const at = Math.floor(list.length * random.share() ** 2.5)
  return random.pick(list.slice(at, at + 1))
}

function brandBy(random: Random): string {
  return Array.from({ length: random.between(2, 3) }, () => random.pick(SYLLABLES)).join('')
}

function codeBy(random: Random): string {
  const letters = Array.from({ length: random.between(2, 5) }, () => random.pick([...'abcdefghklmnprstwz'])).join('')
  return `${letters}${random.between(1, 999)}`
}

function capital(word: string): string {
  return word.replace(/^./, (first) => first.toUpperCase())
}

function words(text: string): string[] {
  return text.split(',').map((word) => word.trim())
}
