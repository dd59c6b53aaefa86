import { Refusal } from '../platform/refusal.ts'

/** A file that cannot be read, in words at its field. */
export function refusedFile(message: string): Refusal {
  return new Refusal('invalid_request', { fields: { file: message } })
}
