import { useCallback, useEffect, useMemo, useState } from 'react'
import { isSame } from '../platform/merging.ts'
import { chosen, mergedProduct, type ProductEdit } from './merged-product.ts'
import { dropDraft, keepDraft, storedDraft } from './product-draft.ts'
import type { TypedProduct } from './typed-product.ts'

/** Clears problems at those fields, or at `touched`. */
export type Change = (part: Partial<TypedProduct>, touched?: string) => void
/** Settles the conflict of a field: for the shop’s value, or one’s own. */
export type Choose = (field: string, kept: 'shop' | 'mine') => void

/** Beside the shop’s product; a draft at `place` while they differ. */
export function useDraft(place: string, shop: TypedProduct) {
  const [found] = useState(() => storedDraft(place))
  const [edit, setEdit] = useState<ProductEdit>(found ?? { typed: shop, from: shop })
  const [picture, setPicture] = useState(found?.picture ?? null)
  const now = useMemo(() => mergedProduct(edit, shop), [edit, shop])
  const { typed, from } = now
  const isChanged = !isSame(typed, from)
  useEffect(() => {
    if (isChanged) keepDraft(place, { typed, from, picture })
    else dropDraft(place)
  }, [place, isChanged, typed, from, picture])

  const type = useCallback(
    (part: Partial<TypedProduct>) =>
      setEdit((before) => {
        const { typed, from } = mergedProduct(before, shop)
        return { typed: { ...typed, ...part }, from }
      }),
    [shop],
  )
  const choose = useCallback<Choose>(
    (field, kept) => {
      setEdit((before) => chosen(mergedProduct(before, shop), shop, field, kept))
      if (field === 'imageFile' && kept === 'shop') setPicture(null)
    },
    [shop],
  )
  return { ...now, type, choose, picture, setPicture, isChanged, wasFound: found !== null }
}
