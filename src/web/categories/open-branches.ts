import { useCallback, useState } from 'react'

const KEPT_AS = 'categories-open'

interface OpenBranches {
  open: ReadonlySet<number>
  toggle(id: number): void
  openAlso(ids: number[]): void
  openOnly(ids: number[]): void
}

/** Which branches are unfolded; the tab remembers. */
export function useOpenBranches(): OpenBranches {
  const [open, setOpen] = useState<ReadonlySet<number>>(keptOpen)
  const change = useCallback((next: (before: ReadonlySet<number>) => Iterable<number>) => {
    setOpen((before) => keep(new Set(next(before))))
  }, [])
  const toggle = useCallback(
    (id: number) => change((before) => (before.has(id) ? [...before].filter((each) => each !== id) : [...before, id])),
    [change],
  )
  const openAlso = useCallback((ids: number[]) => change((before) => [...before, ...ids]), [change])
  const openOnly = useCallback((ids: number[]) => change(() => ids), [change])
  return { open, toggle, openAlso, openOnly }
}

/** Of a tree that is not on screen. */
export function keepOpenAlso(ids: number[]): void {
  keep(new Set([...keptOpen(), ...ids]))
}

function keptOpen(): ReadonlySet<number> {
  return new Set((sessionStorage.getItem(KEPT_AS) ?? '').split(',').filter(Boolean).map(Number))
}

function keep(open: ReadonlySet<number>): ReadonlySet<number> {
  sessionStorage.setItem(KEPT_AS, [...open].join(','))
  return open
}
