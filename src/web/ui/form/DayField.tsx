import { useId, useState } from 'react'
import { longDay } from '#contract/values/long-day'
import { m } from '#messages'

interface Props {
  name: string
  text: string
  day: string | undefined
  problemId?: string | undefined
}

/** Browsers show days in their own order: words below say them as elsewhere. */
export function DayField({ name, text, day, problemId }: Props) {
  const [chosen, choose] = useState(day ?? '')
  const id = useId()
  const wordsId = `${id}words`
  return (
    <div className="day-field">
      <label htmlFor={id}>{text}</label>
      <input
        id={id}
        className="input"
        type="date"
        name={name}
        defaultValue={day}
        min="2020-01-01"
        max="2999-12-31"
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId ? `${wordsId} ${problemId}` : wordsId}
        onChange={({ target }) => choose(target.value)}
      />
      <span className="day-field-words" id={wordsId}>
        {chosen ? longDay(chosen) : m.ui_any_day()}
      </span>
    </div>
  )
}
