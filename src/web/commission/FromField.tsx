import { useState } from 'react'
import { longDay } from '#contract/values/long-day'
import { m } from '#messages'
import { TextField } from '../ui/form/TextField.tsx'

interface Props {
  required?: boolean
  hint?: string
  problem: string | undefined
}

/** From which day on: browsers show it in their own order, the words below as elsewhere. */
export function FromField({ hint, ...field }: Props) {
  const [day, choose] = useState('')
  return (
    <TextField
      label={m.ui_from()}
      name="validFrom"
      type="date"
      hint={day ? undefined : hint}
      onChange={({ target }) => choose(target.value)}
      {...field}
    >
      {day && <span className="muted">{longDay(day)}</span>}
    </TextField>
  )
}
