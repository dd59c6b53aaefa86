import { useMemo, useState } from 'react'
import { mergedTexts } from './merging.ts'

/** A form that stays once it is saved counts its `saves`, and begins anew with each: the shop may respell what was typed. */
export function useTextEdit<Name extends string>(names: readonly Name[], shop: Record<Name, string>, saves = 0) {
  const [edit, setEdit] = useState({ typed: shop, from: shop, saves })
  if (edit.saves !== saves) setEdit({ typed: shop, from: shop, saves })
  const now = useMemo(() => mergedTexts(names, edit, shop), [names, edit, shop])
  const { typed, from } = now
  return {
    ...now,
    type: (name: Name, text: string) => setEdit({ typed: { ...typed, [name]: text }, from, saves }),
    /** Resolves a conflict. */
    choose: (name: Name, kept: 'shop' | 'mine') => {
      const stands = { ...from, [name]: shop[name] }
      setEdit({ typed: kept === 'mine' ? typed : { ...typed, [name]: shop[name] }, from: stands, saves })
    },
  }
}
