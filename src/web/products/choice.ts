import { type Dispatch, type RefObject, type SetStateAction, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Product } from '#contract/products'
import { wholeNumberIn } from '#contract/values/digits'
import { MAX_QUANTITY } from '#contract/values/sizes'
import { useIsTakenOver } from '../platform/taken-over.ts'

export interface Choice {
  size: string
  quantity: string
}

type Offered = Pick<Product, 'sizes' | 'soldOutSizes'>

const NOTHING_CHOSEN: Choice = { size: '', quantity: '1' }

/** From the address, as after a login; what was chosen before the script wins. */
export function useChoice(
  product: Offered,
  form: RefObject<HTMLFormElement | null>,
): [Choice, Dispatch<SetStateAction<Choice>>] {
  const { search } = useLocation()
  const isTakenOver = useIsTakenOver()
  const [choice, setChoice] = useState(() => (isTakenOver ? choiceIn(search, product) : NOTHING_CHOSEN))
  useLayoutEffect(() => {
    // Once: from the next drawing on the page is taken over.
    if (isTakenOver || !form.current) return
    const made = choiceOf(form.current)
    setChoice(queryOf(made) === queryOf(NOTHING_CHOSEN) ? choiceIn(search, product) : made)
  }, [isTakenOver, form, search, product])
  return [choice, setChoice]
}

/** The form knows what was chosen before the script. */
export function choiceOf(form: HTMLFormElement): Choice {
  const fields = new FormData(form)
  return { size: String(fields.get('size') ?? ''), quantity: String(fields.get('quantity') ?? '') }
}

/** The choice that an address holds, as far as the product still offers it. */
export function choiceIn(search: string, { sizes, soldOutSizes }: Offered): Choice {
  const query = new URLSearchParams(search)
  const size = sizes.find((each) => each === query.get('size') && !soldOutSizes.includes(each))
  return { size: size ?? NOTHING_CHOSEN.size, quantity: bounded(query.get('quantity') ?? '') }
}

export function queryOf({ size, quantity }: Choice): string {
  return `?${new URLSearchParams({ ...(size ? { size } : {}), quantity: bounded(quantity) })}`
}

/** From 1 (spec §5) to a cart line’s most; 1 for what is no number of pieces. */
export function bounded(quantity: string): string {
  return String(Math.min(MAX_QUANTITY, Math.max(1, wholeNumberIn(quantity) ?? 1)))
}
