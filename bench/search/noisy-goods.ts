import { SIZES } from '#contract/values/sizes'
import { type Chance, chanceOf } from '../../demo/seed/chance.ts'
import type { Good } from './judging.ts'
import type { Stocked } from './shelve.ts'
import { mistyped } from './typing-slips.ts'

/**
 * A large shelf of many brands, made up from a seed, as unkind to a speller as real ones are: brands that begin like
 * colours, codes, words that stores mistyped, kinds and colours of which there are few, names that leave out the colour.
 */
export function noisyGoods(count: number, seed: number): Stocked {
  const chance = chanceOf(seed)
  const brands = Array.from({ length: 300 }, () => brandBy(chance)).concat(NEAR_WORDS)
  const goods = Array.from({ length: count }, (_, at) => goodBy(chance, brands, at))
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

function goodBy(chance: Chance, brands: string[], at: number): Good {
  const [colour, kind, audience, brand] = [
    early(chance, COLOURS),
    early(chance, KINDS),
    chance.pick(AUDIENCES),
    early(chance, brands),
  ]
  const saysColour = chance.share() < 0.85 ? [colour] : [chance.pick(COLOURS)]
  const code = chance.share() < 0.15 ? [codeBy(chance)] : []
  const one = kind.replace(/s$/, '')
  const said = [brand, audience, chance.pick(FILLERS), ...saysColour, chance.share() < 0.5 ? one : kind, ...code]
  const name = said
    .flatMap((part) => part.split(' '))
    .map((word) => capital(chance.share() < 0.01 ? mistyped(word, chance) : word))
  return {
    key: String(at),
    name: name.join(' '),
    description: '',
    tags: chance.share() < 0.9 ? [kind, colour] : [kind],
    path: [audience === 'women' || audience === 'girls' ? 'women' : 'men', kind],
    store: 'haat',
    priceTaka: 300 + chance.between(0, 50) * 20,
    sizes: SIZES.map((size) => ({ size, stock: chance.between(0, 9) })),
    attributes: { colour, kind, audience },
  }
}

/** Of a list those that stand first much more often than those that stand last. */
function early<Of>(chance: Chance, list: Of[]): Of {
  const [at] = [Math.floor(list.length * chance.share() ** 2.5)]
  return chance.pick(list.slice(at, at + 1))
}

function brandBy(chance: Chance): string {
  return Array.from({ length: chance.between(2, 3) }, () => chance.pick(SYLLABLES)).join('')
}

function codeBy(chance: Chance): string {
  const letters = Array.from({ length: chance.between(2, 5) }, () => chance.pick([...'abcdefghklmnprstwz'])).join('')
  return `${letters}${chance.between(1, 999)}`
}

function capital(word: string): string {
  return word.replace(/^./, (first) => first.toUpperCase())
}

function words(text: string): string[] {
  return text.split(',').map((word) => word.trim())
}
