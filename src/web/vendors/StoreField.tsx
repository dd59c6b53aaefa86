import { TextArea } from '../ui/form/TextArea.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { STORE_FIELDS, type StoreText } from './store-fields.ts'

interface Props {
  name: StoreText
  problem: string | undefined
  hint?: string
  required?: boolean
  autoFocus?: boolean
  enterKeyHint?: 'next'
  value?: string
  onChange?: (typed: { target: { value: string } }) => void
}

export function StoreField(props: Props) {
  const field = { ...STORE_FIELDS[props.name], ...props }
  return props.name === 'storeDescription' ? <TextArea {...field} /> : <TextField {...field} />
}
