/** `1,250` and `1,250.50`. By hand: the first `Intl.NumberFormat` or `toLocaleString` of a page costs a phone 50 ms. */
export function formatNumber(number: number, decimals = 0): string {
  return number.toFixed(decimals).replace(THOUSANDS, ',')
}
const THOUSANDS = /\B(?=(\d{3})+(?!\d))/g
