import { type FormEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Refused } from './refused.ts'

/** By field: `price`, `stock.M`, `sizeChart.0.chest`. */
export type Problems = Record<string, string>
/** Words of a refused field, until it is touched. */
export type ProblemOf = (name: string) => string | undefined

export interface RefusedForm {
  ref: RefObject<HTMLFormElement | null>
  problems: Problems
  problemOf: ProblemOf
  /** With fields below (`stock` → `stock.M`). */
  touch: (names: string[]) => void
  onInput: (event: FormEvent) => void
}

const NO_PROBLEMS: Problems = {}

/** Focus on the first problem; words until touched. */
export function useRefusal(refused: Refused | undefined): RefusedForm {
  const ref = useRef<HTMLFormElement>(null)
  const [touched, setTouched] = useState<{ at: number; names: string[] }>({ at: 0, names: [] })
  useEffect(() => {
    if (refused) focusOnProblem(ref.current)
  }, [refused])

  const at = refused?.at ?? 0
  const problems = useMemo(() => {
    const isTouched = (field: string) =>
      touched.at === at && touched.names.some((name) => field === name || field.startsWith(`${name}.`))
    const open = Object.entries(refused?.fields ?? {}).filter(([field]) => !isTouched(field))
    return open.length > 0 ? Object.fromEntries(open) : NO_PROBLEMS
  }, [refused, at, touched])
  const touch = useCallback(
    (names: string[]) =>
      setTouched((before) => {
        const known = before.at === at ? before.names : []
        const fresh = names.filter((name) => !known.includes(name))
        return at === 0 || fresh.length === 0 ? before : { at, names: [...known, ...fresh] }
      }),
    [at],
  )
  const onInput = useCallback(
    ({ target }: FormEvent) => {
      if (isField(target)) touch([target.name])
    },
    [touch],
  )
  return { ref, problems, problemOf: (name) => problems[name], touch, onInput }
}

/** A bad field, else the retry, else the form’s words. */
export function focusOnProblem(form: HTMLFormElement | null): void {
  const places = ['[aria-invalid="true"], [data-conflict] button', '[data-retry]', '[role="alert"]']
  const place = places.map((selector) => form?.querySelector<HTMLElement>(selector)).find((found) => found)
  place?.focus()
}

function isField(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  )
}
