import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { demoCatalogue } from './catalogue.ts'
import { drawGarment } from './drawing/draw-garment.ts'
import { FABRIC_PATTERNS, GARMENT_KINDS } from './drawing/picture.ts'
import { audienceOf } from './goods/categories.ts'

const { categories, stores, products } = demoCatalogue
const byKey = new Map(categories.map((c) => [c.key, c]))
const ROOTS = ['men', 'women', 'kids']

function depthOf(key: string): number {
  const parent = byKey.get(key)?.parent
  return parent ? 1 + depthOf(parent) : 0
}

const chartsOf = (kind: string) => products.flatMap(({ picture, chart }) => (picture.kind === kind ? chart : []))
const isSoldOut = (p: (typeof products)[number]) => p.sizes.every((s) => s.stock === 0)
const repeated = (names: string[]) => names.filter((n, i) => names.indexOf(n) !== i)

describe('the category tree', () => {
  it('has 60 to 80 categories under Men, Women and Kids, parents first', () => {
    expect(categories.length).toBeGreaterThanOrEqual(60)
    expect(categories.length).toBeLessThanOrEqual(80)
    expect(categories.filter((c) => c.parent === null).map((c) => [c.key, c.name])).toEqual([
      ['men', 'Men'],
      ['women', 'Women'],
      ['kids', 'Kids'],
    ])
    expect(repeated(categories.map((c) => c.key))).toEqual([])
    categories.forEach((c, i) => {
      if (c.parent) expect(categories.slice(0, i).map((p) => p.key)).toContain(c.parent)
    })
  })

  it('goes three levels below each root, and no deeper', () => {
    for (const root of ROOTS) {
      const depths = categories.filter((c) => audienceOf(c.key) === root).map((c) => depthOf(c.key))
      expect(Math.max(...depths)).toBe(3)
    }
  })

  it('has something to sell at every end of a branch', () => {
    const sold = new Set(products.map((p) => p.category))
    const ends = categories.filter((c) => !categories.some((other) => other.parent === c.key))
    expect(ends.filter((c) => !sold.has(c.key)).map((c) => c.key)).toEqual([])
  })
})

describe('the stores', () => {
  it('are twelve, can be reached only at example addresses, and all sell something', () => {
    expect(stores).toHaveLength(12)
    for (const store of stores) {
      expect(store.contactEmail).toMatch(/^[a-z]+@example\.com$/)
      expect(store.contactPhone).toMatch(/^01[3-9]\d{8}$/)
      expect(products.filter((p) => p.store === store.key).length).toBeGreaterThan(5)
    }
  })
})

describe('the products', () => {
  it('are at least 252, each with its own name, in a store and a category that exist', () => {
    expect(products.length).toBeGreaterThanOrEqual(252)
    expect(repeated(products.map((p) => p.name))).toEqual([])
    const known = new Set(stores.map((s) => s.key))
    expect(products.filter((p) => !byKey.has(p.category) || !known.has(p.store))).toEqual([])
  })

  it('cost whole taka, and about a third were dearer before', () => {
    for (const p of products) {
      expect(Number.isInteger(p.priceTaka) && p.priceTaka > 0).toBe(true)
      if (p.compareAtTaka !== null) expect(p.compareAtTaka).toBeGreaterThan(p.priceTaka)
    }
    const share = products.filter((p) => p.compareAtTaka !== null).length / products.length
    expect(share).toBeGreaterThan(0.28)
    expect(share).toBeLessThan(0.4)
  })

  it('read differently from one another', () => {
    expect(repeated(products.map((p) => p.description))).toEqual([])
    for (const p of products) {
      expect(p.description).not.toMatch(/[{}]|undefined/)
      const sentences = p.description.split(/[.!?](?:\s|$)/).filter(Boolean)
      expect(sentences.length).toBeGreaterThanOrEqual(2)
      expect(p.tags.length).toBeGreaterThanOrEqual(4)
    }
  })

  it('keep to plain HTML in the specification', () => {
    for (const p of products) {
      const tags = [...p.specification.matchAll(/<\/?([a-z]+)/g)].map(([, tag]) => tag)
      expect(new Set(tags)).toEqual(new Set(['ul', 'li', 'strong', 'p']))
    }
  })

  it('are sold in M to XXL with a chart row for every size', () => {
    for (const p of products) {
      const sizes = p.sizes.map((s) => s.size)
      expect(['M', 'L', 'XL', 'XXL'].filter((s) => sizes.some((size) => size === s))).toEqual(sizes)
      expect(p.chart.map((row) => row.size)).toEqual(sizes)
      for (const row of p.chart)
        expect(row.chest > 0 && row.length > 0 && row.sleeve >= 0 && row.length < 110).toBe(true)
    }
  })

  it('have a sleeve in the chart where the garment has one', () => {
    const bare = 'koti jeans gabardine pajama palazzo shorts lungi orna shawl hijab'.split(' ')
    for (const { picture, chart, name } of products)
      expect([name, chart.every(({ sleeve }) => sleeve > 0)]).toEqual([name, !bare.includes(picture.kind)])
    for (const kind of ['hoodie', 'sweater', 'jacket', 'panjabi', 'boys-panjabi'])
      for (const { length, sleeve } of chartsOf(kind)) expect(sleeve, kind).toBeGreaterThan(length / 2)
    for (const kind of ['fatua', 'casual-shirt', 'school-shirt', 'girls-three-piece', 'dungaree'])
      for (const { length, sleeve } of chartsOf(kind)) expect(sleeve, kind).toBeLessThan(length / 2)
  })

  it('say what the chest column holds where it is no chest', () => {
    const waists = 'jeans gabardine pajama palazzo shorts lungi orna shawl hijab lehenga'.split(' ')
    for (const { picture, specification, name } of products)
      expect([name, /Chest .*in the chart/.test(specification)]).toEqual([name, waists.includes(picture.kind)])
  })

  it('are mostly in stock, with a few sold out, some sizes gone and some uncounted', () => {
    const soldOut = products.filter(isSoldOut)
    expect(soldOut.length).toBeGreaterThanOrEqual(4)
    expect(soldOut.length).toBeLessThanOrEqual(9)
    expect(products.filter((p) => !isSoldOut(p) && p.sizes.some((s) => s.stock === 0)).length).toBeGreaterThan(20)
    expect(products.filter((p) => p.sizes.some((s) => s.stock === null)).length).toBeGreaterThan(5)
    for (const { stock } of products.flatMap((p) => p.sizes))
      expect(stock === null || (stock >= 0 && stock <= 60)).toBe(true)
  })

  it('stand in a lively order: no kind beside itself, all three roots in every dozen', () => {
    for (let i = 1; i < products.length; i += 1)
      expect(products[i]?.picture.kind).not.toBe(products[i - 1]?.picture.kind)
    for (let i = 0; i + 12 <= products.length - 12; i += 1) {
      const seen = new Set(products.slice(i, i + 12).map((p) => audienceOf(p.category)))
      expect([...seen].sort()).toEqual([...ROOTS].sort())
    }
  })
})

describe('the pictures', () => {
  it('use every kind and every pattern', () => {
    expect([...new Set(products.map((p) => p.picture.kind))].sort()).toEqual([...GARMENT_KINDS].sort())
    expect([...new Set(products.map((p) => p.picture.pattern))].sort()).toEqual([...FABRIC_PATTERNS].sort())
  })

  it('are the same every time and refer to nothing that is not defined', async () => {
    for (const { picture } of products) {
      const svg = await drawGarment(picture)
      expect(await drawGarment(picture)).toBe(svg)
      expect(svg.replace(/base64,[^"]+/, '')).not.toMatch(/NaN|undefined|<text|<filter/)
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      const referred = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
      expect(referred.filter((id) => !defined.has(id))).toEqual([])
    }
  })

  it('are drawn by sharp, 960 by 1200, each kind with something on it', async () => {
    for (const kind of GARMENT_KINDS) {
      const product = products.find((p) => p.picture.kind === kind)
      if (!product) throw new Error(`No product shows ${kind}`)
      const svg = Buffer.from(await drawGarment(product.picture))
      const { width, height } = await sharp(svg).metadata()
      expect([kind, width, height]).toEqual([kind, 960, 1200])
      // A fourth as wide and high is enough to see it by, and sixteen times as fast.
      const middle = await sharp(svg, { density: 72 / 4 })
        .extract({ left: 70, top: 60, width: 100, height: 180 })
        .raw()
        .toBuffer()
        .then((raw) => sharp(raw, { raw: { width: 100, height: 180, channels: 4 } }).stats())
      expect(Math.max(...middle.channels.slice(0, 3).map((c) => c.stdev))).toBeGreaterThan(5)
    }
  })
})
