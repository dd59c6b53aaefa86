import type { Ticks } from './use-ticks.ts'

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
