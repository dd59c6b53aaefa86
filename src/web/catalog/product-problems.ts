import { formatNumber } from '#contract/digits'
import { MAX_TAKA, poishaOf } from '#contract/money'
import { amountIn, inchesIn, MEASURES, piecesIn, type TypedProduct } from './typed-product.ts'

/** Words by field name, as the server names them: `price`, `stock.M`, `sizeChart.0.chest`. */
export type Problems = Record<string, string>

const MAX_PICTURE_BYTES = 8 * 1024 * 1024
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const MAX_INCHES = 200
const MAX_PIECES = 1_000_000

/** What the server would refuse, said before a picture travels (spec §5). The server looks again. */
export function problemsOf(typed: TypedProduct, picture: File | null): Problems {
  const problems: Problems = { ...priceProblems(typed), ...stockProblems(typed), ...chartProblems(typed) }
  if (!typed.category) problems.category = 'Please choose a category.'
  if (!typed.name.trim()) problems.name = 'Please fill this in.'
  const ofPicture = picture && pictureProblem(picture)
  if (ofPicture) problems.imageFile = ofPicture
  return problems
}

/** Null for a file that may be a picture: the server decides by decoding it. */
export function pictureProblem({ type, size }: File): string | null {
  if (!PICTURE_TYPES.includes(type)) return 'Please choose a JPEG, PNG, WebP or AVIF picture.'
  return size > MAX_PICTURE_BYTES ? 'This picture is larger than 8 MB.' : null
}

function priceProblems({ price, compareAtPrice }: TypedProduct): Problems {
  const problems: Problems = {}
  const ofPrice = amountProblem(price)
  if (ofPrice) problems.price = ofPrice
  if (!amountIn(compareAtPrice)) return problems
  const ofEarlier = amountProblem(compareAtPrice)
  if (ofEarlier) problems.compareAtPrice = ofEarlier
  else if (!ofPrice && Number(amountIn(compareAtPrice)) <= Number(amountIn(price)))
    problems.compareAtPrice = 'Must be above the price.'
  return problems
}

function amountProblem(text: string): string | null {
  const amount = amountIn(text)
  if (!amount) return 'Please enter a price.'
  if (!/^\d+(\.\d{1,2})?$/.test(amount)) return 'Please enter an amount in taka.'
  return poishaOf(Number(amount)) === null ? `Must be at most ${formatNumber(MAX_TAKA)} taka.` : null
}

function stockProblems({ sizes, stock }: TypedProduct): Problems {
  const problems: Problems = {}
  for (const size of sizes) {
    const pieces = piecesIn(stock[size])
    if (pieces !== null && !(Number.isInteger(pieces) && pieces >= 0 && pieces <= MAX_PIECES))
      problems[`stock.${size}`] = `Must be a whole number from 0 to ${formatNumber(MAX_PIECES)}.`
  }
  return problems
}

function chartProblems({ sizeChart }: TypedProduct): Problems {
  const problems: Problems = {}
  sizeChart.forEach((row, index) => {
    if (!row.size.trim()) problems[`sizeChart.${index}.size`] = 'Please fill this in.'
    for (const measure of MEASURES) {
      const inches = inchesIn(row[measure])
      if (!(inches >= 0 && inches <= MAX_INCHES))
        problems[`sizeChart.${index}.${measure}`] = `Must be from 0 to ${MAX_INCHES} inches.`
    }
  })
  return problems
}
