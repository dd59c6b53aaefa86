import { formatNumber } from '#contract/values/digits'
import { MAX_INCHES, MAX_PICTURE_BYTES, MAX_PIECES, PICTURE_TYPES } from '#contract/values/product-limits'
import { m } from '#messages'
import type { Problems } from '../ui/form/use-refusal.ts'
import { priceProblems } from './price-fields.ts'
import { inchesIn, MEASURES, piecesIn, type TypedProduct } from './typed-product.ts'

/** Before a picture travels (spec §5); the server looks again. */
export function problemsOf(typed: TypedProduct, picture: File | null): Problems {
  const problems: Problems = { ...priceProblems(typed), ...stockProblems(typed), ...chartProblems(typed) }
  if (!typed.category) problems.category = m.selling_please_choose_category()
  if (!typed.name.trim()) problems.name = m.ui_please_fill_in()
  const ofPicture = picture && pictureProblem(picture)
  if (ofPicture) problems.imageFile = ofPicture
  return problems
}

/** Why a file cannot be a picture; null where it can. */
export function pictureProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return m.refusal_picture_heic()
  if (!PICTURE_TYPES.some((each) => each === type)) return m.selling_please_choose_jpeg()
  return size > MAX_PICTURE_BYTES ? m.selling_picture_larger_than() : null
}

function stockProblems({ sizes, stock }: TypedProduct): Problems {
  const problems: Problems = {}
  for (const size of sizes) {
    const pieces = piecesIn(stock[size])
    if (pieces !== null && !(Number.isInteger(pieces) && pieces >= 0 && pieces <= MAX_PIECES))
      problems[`stock.${size}`] = m.selling_must_whole_number({ maxPieces: formatNumber(MAX_PIECES) })
  }
  return problems
}

function chartProblems({ sizeChart }: TypedProduct): Problems {
  const problems: Problems = {}
  sizeChart.forEach((row, index) => {
    if (!row.size.trim()) problems[`sizeChart.${index}.size`] = m.ui_please_fill_in()
    for (const measure of MEASURES) {
      const inches = inchesIn(row[measure])
      if (!(inches >= 0 && inches <= MAX_INCHES))
        problems[`sizeChart.${index}.${measure}`] = m.selling_inches_range({ most: MAX_INCHES })
    }
  })
  return problems
}
