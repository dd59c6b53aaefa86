import { formatTaka } from '#contract/values/money'

/** An amount of the server’s. While it is being made anew its place stays, without a figure that is not true any more. */
export function Amount({ taka, isPending }: { taka: number; isPending: boolean }) {
  if (!isPending) return formatTaka(taka)
  return (
    <span className="cart-amount">
      <span>{formatTaka(taka)}</span>
    </span>
  )
}
