import { useEffect, useRef, useState } from 'react'
import type { Refused } from '../auth/refused.ts'
import { dropDraft, keepDraft, storedDraft } from './product-draft.ts'
import type { TypedProduct } from './typed-product.ts'

/** What every part of the product form is given. */
export interface FormPart {
  typed: TypedProduct
  /** Changes some of it; the problems at those fields, or at `mended` alone, are looked at again. */
  change: (part: Partial<TypedProduct>, mended?: string) => void
  problemOf: (field: string) => string | undefined
}

/** The typed product and its picture, kept as a draft at `place` for as long as they differ from what is `saved`. */
export function useDraft(place: string, saved: TypedProduct) {
  const [found] = useState(() => storedDraft(place, saved))
  const [typed, setTyped] = useState(found?.typed ?? saved)
  const [picture, setPicture] = useState(found?.picture ?? null)
  const isChanged = JSON.stringify(typed) !== JSON.stringify(saved)
  useEffect(() => {
    if (isChanged) keepDraft(place, { typed, picture })
    else dropDraft(place)
  }, [place, isChanged, typed, picture])
  return { typed, setTyped, picture, setPicture, isChanged, wasFound: found !== null }
}

/** Leads through a refused form: focus on the first bad field, and words at a field until it is mended. */
export function useProblems(refused: Refused | undefined) {
  const ref = useRef<HTMLFormElement>(null)
  const [mended, setMended] = useState<{ at: number; fields: string[] }>({ at: 0, fields: [] })
  useEffect(() => {
    if (refused) focusOnProblem(ref.current)
  }, [refused])

  const at = refused?.at ?? 0
  const isMended = (field: string) =>
    mended.at === at && mended.fields.some((each) => field === each || field.startsWith(`${each}.`))
  const problemOf = (field: string) => (isMended(field) ? undefined : refused?.fields[field])
  return {
    ref,
    problemOf,
    hasProblem: Object.keys(refused?.fields ?? {}).some(problemOf),
    mend: (fields: string[]) =>
      setMended((before) => ({ at, fields: before.at === at ? [...before.fields, ...fields] : fields })),
  }
}

function focusOnProblem(form: HTMLFormElement | null): void {
  const bad = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const place = bad ?? form?.querySelector<HTMLElement>('[role="alert"]')
  place?.focus()
}
