import { startTransition, useRef, useState } from 'react'
import { useFetchers, useSubmit } from 'react-router'
import type { CartLine } from '#contract/cart'
import { wholeNumberIn } from '#contract/values/digits'
import { MAX_QUANTITY } from '#contract/values/sizes'

/** Debounce: `12` is not 1 and then 12. */
const SAVE_AFTER_MS = 350

export interface Quantities {
  /** Typed, else being stored, else stored. */
  textOf(line: CartLine): string
  type(line: CartLine, text: string): void
  step(line: CartLine, by: number): void
  /** Stores at once what can be; the rest stays as typed. */
  leave(line: CartLine): void
}

export function useQuantities(): Quantities {
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  const fetchers = useFetchers()
  const submit = useSubmit()

  const textOf = (line: CartLine) => {
    const saving = fetchers.find(({ key }) => key === keyOf(line))?.formData?.get('quantity')
    return typed.get(line.id) ?? (typeof saving === 'string' ? saving : String(line.quantity))
  }

  const save = (line: CartLine, quantity: number) => {
    clearTimeout(timers.current.get(line.id))
    // Together with what is being stored, which the router shows in a transition: a press in between would count from the stored quantity.
    startTransition(() => setTyped((all) => new Map([...all].filter(([id]) => id !== line.id))))
    const { productId, size } = line
    void submit(
      { intent: 'change', productId, size, quantity },
      { method: 'post', action: '/cart', navigate: false, fetcherKey: keyOf(line) },
    )
  }

  const type = (line: CartLine, text: string) => {
    clearTimeout(timers.current.get(line.id))
    setTyped((all) => new Map(all).set(line.id, text))
    const quantity = quantityOf(text)
    if (quantity > 0 && quantity <= MAX_QUANTITY)
      timers.current.set(
        line.id,
        setTimeout(() => save(line, quantity), SAVE_AFTER_MS),
      )
  }

  const leave = (line: CartLine) => {
    const text = typed.get(line.id)
    if (text !== undefined && quantityOf(text) > 0) save(line, Math.min(quantityOf(text), MAX_QUANTITY))
  }

  const step = (line: CartLine, by: number) => {
    const next = Math.min(MAX_QUANTITY, Math.max(1, quantityOf(textOf(line)) + by))
    type(line, String(next))
  }

  return { textOf, type, step, leave }
}

/** Pieces as typed; 0 where the text is no number of them. */
export function quantityOf(text: string): number {
  return wholeNumberIn(text) ?? 0
}

function keyOf({ id }: CartLine): string {
  return `cart-line-${id}`
}
