import fc from 'fast-check'
import { expect, test } from 'vitest'
import { headTags, jsonForHtml } from './head-tags.ts'

test('whatever is said, it stays data: nothing in it ends the script it stands in, and it reads as it was', () => {
  const hostile = fc.constantFrom('</script>', '<!--', '<script>', '\u2028', '\u2029', '&lt;', ']]>', '"', '\\', 'সারি')
  const value = fc.dictionary(
    fc.string(),
    fc.array(hostile).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(value, (said) => {
      const text = jsonForHtml(said)
      expect(text).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(said)))
    }),
  )
})

test('a page says its title, its one address and its picture, with nothing that could become a tag', () => {
  const tags = headTags(
    {
      title: '"><script>x</script>',
      description: "a & b's",
      canonical: '/admin/product/7',
      image: '/images/a-960.webp',
    },
    new URL('https://haat.example/admin/product/7?utm_source=x'),
  )
  expect(tags).toContain('<title>&#34;&#62;&#60;script&#62;x&#60;/script&#62; · Haat</title>')
  expect(tags).toContain('<meta name="description" content="a &#38; b&#39;s">')
  expect(tags).toContain('<link rel="canonical" href="https://haat.example/admin/product/7">')
  expect(tags).toContain('<meta property="og:image" content="https://haat.example/images/a-960.webp">')
  expect(tags).not.toContain('noindex')
})

test('a link that is shared shows the picture and the price, or the shop’s own picture', () => {
  const address = new URL('https://haat.example/p/7/panjabi')
  const product = headTags({ title: 'Panjabi', image: '/images/a-960.webp', price: 1250 }, address)
  expect(product).toContain('<meta property="og:type" content="product">')
  expect(product).toContain('<meta property="og:image:alt" content="Panjabi">')
  expect(product).toContain('<meta property="product:price:amount" content="1250.00">')
  expect(product).toContain('<meta property="product:price:currency" content="BDT">')
  const terms = headTags({ title: 'Terms' }, address)
  expect(terms).toContain('<meta property="og:type" content="website">')
  expect(terms).toContain('<meta property="og:image" content="https://haat.example/icons/share.png">')
  expect(terms).not.toContain('price')
})

test('a private page asks not to be found', () => {
  const tags = headTags({ title: 'Your cart', isPrivate: true }, new URL('https://haat.example/cart'))
  expect(tags).toContain('<meta name="robots" content="noindex">')
})
