import type { FormEvent } from 'react'
import { useFetcher } from 'react-router'
import { m } from '#messages'

export function BuyAgain({ orderId }: { orderId: number }) {
  const fetcher = useFetcher()
  const isPending = fetcher.state !== 'idle'
  const buy = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // `flushSync`: the second press of a double click finds it pending.
    if (!isPending) void fetcher.submit(event.currentTarget, { flushSync: true })
  }
  return (
    <fetcher.Form className="orders-buy-again" method="post" action={`/dashboard/orders/${orderId}`} onSubmit={buy}>
      <input type="hidden" name="intent" value="buy-again" />
      {/* Not `disabled`: the keyboard would lose its place. */}
      <button className="button" data-kind="quiet" type="submit" aria-disabled={isPending}>
        {isPending ? m.ui_adding() : m.orders_buy_again()}
        <span className="unseen"> {m.orders_what_order_orderid({ orderId })}</span>
      </button>
    </fetcher.Form>
  )
}
