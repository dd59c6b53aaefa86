import { useState } from 'react'

export interface Ticks {
  /** Those ticked of the rows that may be. */
  chosen: number[]
  isAll: boolean
  has: (id: number) => boolean
  toggle: (id: number) => void
  toggleAll: () => void
}

/** Which rows of a list are ticked. `ids` are the rows that may be: what has gone meanwhile is not chosen any more. */
export function useTicks(ids: readonly number[]): Ticks {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const chosen = ids.filter((id) => ticked.has(id))
  const isAll = chosen.length === ids.length
  return {
    chosen,
    isAll,
    has: (id) => ticked.has(id),
    toggle: (id) => setTicked((before) => toggled(before, id)),
    toggleAll: () => setTicked(new Set(isAll ? [] : ids)),
  }
}

function toggled(ticked: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ticked)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The tick of a row; `words` say which. */
export function Tick({ ticks, id, words }: { ticks: Ticks; id: number; words: string }) {
  return (
    <label className="list-tick">
      <input type="checkbox" checked={ticks.has(id)} onChange={() => ticks.toggle(id)} />
      <span className="unseen">{words}</span>
    </label>
  )
}

/** Ticks all rows, or none; in between where some are. */
export function TickAll({ ticks: { chosen, isAll, toggleAll }, words }: { ticks: Ticks; words: string }) {
  return (
    <label className="list-tick">
      <input
        type="checkbox"
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = chosen.length > 0 && !isAll
        }}
        onChange={toggleAll}
      />
      {words}
    </label>
  )
}
