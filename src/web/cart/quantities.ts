import { useRef, useState } from 'react'
import { useFetchers, useSubmit } from 'react-router'
import type { CartLine } from '#contract/cart'
import { MAX_QUANTITY } from '#contract/garment'

/** Typing `12` stores 12, not 1 and then 12. */
const SAVE_AFTER_MS = 350

export interface Quantities {
  /** What the input shows: the typed text, else what is being stored, else what is stored. */
  textOf(line: CartLine): string
  type(line: CartLine, text: string): void
  /** The input is left: what can be stored is stored at once; what cannot stays as it was typed. */
  leave(line: CartLine): void
}

/** Texts typed into the quantity inputs and on their way to the server. */
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
    setTyped((all) => new Map([...all].filter(([id]) => id !== line.id)))
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

  return { textOf, type, leave }
}

/** Whole pieces; 0 for what is no number of pieces. */
export function quantityOf(text: string): number {
  return Math.max(0, Math.trunc(Number(text)) || 0)
}

function keyOf({ id }: CartLine): string {
  return `cart-line-${id}`
}
