import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Refused } from './refused.ts'

/** Words at a field; one that is being mended has none any more. */
export type ProblemOf = (name: string) => string | undefined

interface RefusedForm {
  ref: RefObject<HTMLFormElement | null>
  problemOf: ProblemOf
  mend: (event: FormEvent) => void
}

/** Leads through a refused form: focus on the first bad field, and words at a field until it is mended. */
export function useRefusal(refused: Refused | undefined): RefusedForm {
  const ref = useRef<HTMLFormElement>(null)
  const [mended, setMended] = useState<{ at: number; names: string[] }>({ at: 0, names: [] })
  useEffect(() => {
    if (refused) focusOnProblem(ref.current)
  }, [refused])

  const at = refused?.at ?? 0
  const names = mended.at === at ? mended.names : []
  return {
    ref,
    problemOf: (name) => (names.includes(name) ? undefined : refused?.fields[name]),
    mend: ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
        setMended({ at, names: [...names, target.name] })
    },
  }
}

/** The first bad field, else the field marked `data-retry`, else the words about the whole form. */
function focusOnProblem(form: HTMLFormElement | null): void {
  const places = ['[aria-invalid="true"]', '[data-retry]', '[role="alert"]']
  const place = places.map((selector) => form?.querySelector<HTMLElement>(selector)).find((found) => found)
  place?.focus()
}
