import { type FormEvent, useId } from 'react'
import type { CartLine } from '#contract/cart'
import { MAX_QUANTITY } from '#contract/garment'
import { type Quantities, quantityOf } from './quantities.ts'

/** Stores what is typed, a moment later or when it is left. Off sale there is nothing to store. */
export function QuantityInput({ line, quantities }: { line: CartLine; quantities: Quantities }) {
  const id = useId()
  const text = quantities.textOf(line)
  const problem = problemOf(text)
  const saveNow = (event: FormEvent) => {
    event.preventDefault()
    quantities.leave(line)
  }
  return (
    <form className="cart-quantity-form" noValidate onSubmit={saveNow}>
      <input
        className="input"
        type="number"
        name="quantity"
        inputMode="numeric"
        min={1}
        max={MAX_QUANTITY}
        step={1}
        required
        disabled={line.notice?.code === 'off_sale'}
        aria-label={`Quantity of ${line.product.name}, size ${line.size}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        value={text}
        onChange={(event) => quantities.type(line, event.target.value)}
        onBlur={() => quantities.leave(line)}
      />
      {problem && (
        <p className="cart-quantity-problem" id={id}>
          {problem}
        </p>
      )}
    </form>
  )
}

function problemOf(text: string): string | null {
  if (quantityOf(text) < 1) return 'At least 1'
  return quantityOf(text) > MAX_QUANTITY ? `At most ${MAX_QUANTITY}` : null
}
