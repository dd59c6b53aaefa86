import { Refusal } from '../platform/refusal.ts'

export function refusedFile(message: string): Refusal {
  return new Refusal('invalid_request', { fields: { file: message } })
}
