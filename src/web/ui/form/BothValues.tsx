import type { MouseEvent } from 'react'
import { m } from '#messages'

/** A conflict below its field: nothing is saved before a choice. The field takes the focus over. */
export function BothValues({
  of,
  shop,
  mine,
  onChoose,
}: {
  of: string
  shop: string
  mine: string
  onChoose: (kept: 'shop' | 'mine') => void
}) {
  const choose = (kept: 'shop' | 'mine', { currentTarget }: MouseEvent) => {
    const field = currentTarget.closest('fieldset')?.previousElementSibling
    field?.querySelector<HTMLElement>('input, textarea, select, button, [contenteditable]')?.focus()
    onChoose(kept)
  }
  return (
    <fieldset className="both-values" data-conflict={of}>
      <legend>{m.ui_changed_meanwhile({ of })}</legend>
      <p>
        {m.ui_both_values({
          shop: () => <b key="shop">{shop || m.ui_both_values_none()}</b>,
          mine: () => <b key="mine">{mine || m.ui_both_values_none()}</b>,
        })}
      </p>
      <div className="both-values-ways">
        <button className="button" data-kind="quiet" type="button" onClick={(click) => choose('shop', click)}>
          {m.ui_take_shops()}
        </button>
        <button className="button" data-kind="quiet" type="button" onClick={(click) => choose('mine', click)}>
          {m.ui_keep_mine()}
        </button>
      </div>
    </fieldset>
  )
}
