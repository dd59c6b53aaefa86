import type { Random } from '../../demo/random.ts'
import { askWell } from './shop.ts'

type Product = { id: number; name: string; categoryId: number; vendorId: number }

const PAGE = 24
const DEEP = 1000
const SIZES = ['M', 'L', 'XL', 'XXL']
const SORTS = ['newest', 'price_asc', 'price_desc']

/** A mixture of products of the shop, as a list of them tells. */
export async function someProducts(url: string, count: number): Promise<Product[]> {
  const found: Product[] = []
  for (let from: string | undefined = '/api/product?limit=100'; from && found.length < count; ) {
    const { body, headers } = await askWell(url, from)
    found.push(...JSON.parse(body.toString()))
    from = nextOf(headers)
  }
  return found.slice(0, count)
}

/** Searches that nobody made before: words of a product, every other one with a wrong letter. */
export function searches(products: Product[], count: number, random: Random): string[] {
  return Array.from({ length: count }, (_, turn) => {
    const words = random.pick(products).name.split(/\s+/)
    const two = [random.pick(words), random.pick(words), turn % 3 === 0 ? random.pick(words) : '']
    const typed = two.filter((word, at) => word !== '' && two.indexOf(word) === at)
    const asked = turn % 2 === 0 ? typed : [slipOf(typed[0] ?? '', random), ...typed.slice(1)]
    return `/api/product?search=${encodeURIComponent(asked.join(' ').toLowerCase())}`
  })
}

function slipOf(word: string, random: Random): string {
  if (word.length < 5) return word
  const at = random.between(1, word.length - 2)
  const letter = random.pick([...'aeiounrst'])
  return random.share() < 0.5 ? word.slice(0, at) + word.slice(at + 1) : word.slice(0, at) + letter + word.slice(at + 1)
}

/** First pages of lists, by what their totals are known for and by what must be counted. */
export function firstPages(
  products: Product[],
  count: number,
  random: Random,
): { plain: string[]; filtered: string[] } {
  const one = () => random.pick(products)
  return {
    plain: Array.from({ length: count }, () => {
      const by = random.share() < 0.7 ? `categoryId=${one().categoryId}` : `vendorId=${one().vendorId}`
      return `/api/product?${by}&sort=${random.pick(SORTS)}&limit=${random.between(20, 28)}`
    }),
    filtered: Array.from({ length: count }, () => {
      const least = random.between(100, 1500)
      return `/api/product?size=${random.pick(SIZES)}&minPrice=${least}&maxPrice=${least + random.between(200, 2000)}&categoryId=${one().categoryId}&sort=${random.pick(SORTS)}`
    }),
  }
}

/** Pages far down some lists: the 1,000th and those after it, or the last half of a list that is shorter. */
export async function deepPages(url: string, count: number): Promise<string[]> {
  const lists = [
    'sort=newest',
    'sort=price_asc',
    'sort=price_desc',
    'categoryId=1&sort=newest',
    'categoryId=2&sort=price_asc',
  ]
  const pages: string[] = []
  for (const list of lists) pages.push(...(await pagesFrom(url, list, Math.ceil(count / lists.length))))
  return pages
}

async function pagesFrom(url: string, list: string, count: number): Promise<string[]> {
  const total = Number((await askWell(url, `/api/product?${list}&limit=1`)).headers['x-total-count'])
  const skipped = Math.min(DEEP * PAGE, Math.floor(total / 2))
  let next: string | undefined = `/api/product?${list}&limit=100`
  for (let past = 0; next && past < skipped; past += 100) next = nextOf((await askWell(url, next)).headers)
  const pages: string[] = []
  next = next?.replace('limit=100', `limit=${PAGE}`)
  // Pages overlap by all but one product: each is another address.
  while (next && pages.length < count) {
    pages.push(next)
    next = nextOf((await askWell(url, next.replace(`limit=${PAGE}`, 'limit=1'))).headers)?.replace(
      'limit=1&',
      `limit=${PAGE}&`,
    )
  }
  return pages
}

function nextOf(headers: Record<string, string>): string | undefined {
  return /<([^>]+)>; rel="next"/.exec(headers['link'] ?? '')?.[1]
}
