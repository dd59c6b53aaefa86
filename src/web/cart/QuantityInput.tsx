import { type FormEvent, useId } from 'react'
import type { CartLine } from '#contract/cart'
import { isLeftOut } from '#contract/values/cart-notices'
import { MAX_QUANTITY } from '#contract/values/sizes'
import { m } from '#messages'
import { QuantityStepper } from '../products/QuantityStepper.tsx'
import { type Quantities, quantityOf } from './quantities.ts'

/** Saved a moment later, or when left. */
export function QuantityInput({ line, quantities }: { line: CartLine; quantities: Quantities }) {
  const id = useId()
  const text = quantities.textOf(line)
  const problem = problemOf(text)
  const saveNow = (event: FormEvent) => {
    event.preventDefault()
    quantities.leave(line)
  }
  return (
    <form className="quantity-input" noValidate onSubmit={saveNow}>
      <QuantityStepper
        of={m.cart_name_and_size({ name: line.product.name, size: line.size })}
        text={text}
        isOff={line.notice !== null && isLeftOut(line.notice)}
        problemId={problem ? id : undefined}
        onType={(typed) => quantities.type(line, typed)}
        onStep={(by) => quantities.step(line, by)}
        onLeave={() => quantities.leave(line)}
      />
      {problem && (
        <p className="quantity-input-problem" id={id}>
          {problem}
        </p>
      )}
    </form>
  )
}

function problemOf(text: string): string | null {
  if (quantityOf(text) < 1) return m.cart_least_1()
  return quantityOf(text) > MAX_QUANTITY ? m.cart_at_most({ most: MAX_QUANTITY }) : null
}
