import { createSeal, type Seal } from '../platform/process/seal.ts'

export function webhookSeal(secretsKey: string): Seal {
  return createSeal(secretsKey, 'webhook secrets')
}
