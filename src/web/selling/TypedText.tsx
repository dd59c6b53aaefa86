import { memo } from 'react'
import { TextArea } from '../ui/form/TextArea.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import type { TextName } from './typed-product.ts'
import type { Change } from './use-draft.ts'

export const TypedText = memo(function TypedText({
  label,
  name,
  value,
  problem,
  hint,
  maxLength,
  isRequired,
  isLong,
  isAmount,
  change,
}: {
  label: string
  name: TextName
  value: string
  problem: string | undefined
  hint?: string
  maxLength: number
  isRequired?: boolean
  isLong?: boolean
  isAmount?: boolean
  change: Change
}) {
  const field = {
    label,
    name,
    value,
    problem,
    hint,
    maxLength,
    autoComplete: 'off',
    required: isRequired,
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  }
  return isLong ? <TextArea {...field} /> : <TextField {...field} inputMode={isAmount ? 'decimal' : undefined} />
})
