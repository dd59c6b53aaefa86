interface Said {
  price: number | null
  salePrice: number | null
  compareAtPrice: number | null
}

/**
 * Of what a row says, in one unit, null where it says nothing: what shoppers pay, and what is struck through. The lower of price and sale price is paid;
 * where one is empty or 0, the other is; where both are, the earlier price is.
 */
export function pricesSaid({ price, salePrice, compareAtPrice }: Said): {
  paid: number | null
  struckThrough: number | null
} {
  const asked = [price, salePrice].filter(isSaid)
  const earlier = [compareAtPrice].filter(isSaid)
  if (asked.length === 0) return { paid: earlier[0] ?? price, struckThrough: null }
  const paid = Math.min(...asked)
  const highest = Math.max(...asked, ...earlier)
  return { paid, struckThrough: highest > paid ? highest : null }
}

function isSaid(amount: number | null): amount is number {
  return amount !== null && amount !== 0
}
