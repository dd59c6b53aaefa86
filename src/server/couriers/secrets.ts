import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { AccountKey } from '#contract/values/couriers'
import { createSeal } from '../platform/process/seal.ts'

/** What is kept of accounts: keys are sealed, as they are needed again; a webhook’s secret is only recognised. */
export interface CourierSecrets {
  sealKeys(keys: Partial<Record<AccountKey, string>>): Buffer
  /** Null where they were sealed by another key. */
  openKeys(sealed: Uint8Array): Partial<Record<AccountKey, string>> | null
  newWebhookSecret(): string
  /** HMAC: what is looked up by it tells nothing of the secret by its time. */
  digestOf(pushSecret: string): Buffer
}

const BYTES = 24

export function createCourierSecrets(secretsKey: string): CourierSecrets {
  const seal = createSeal(secretsKey, 'courier accounts')
  const key = Buffer.from(hkdfSync('sha256', secretsKey, '', 'haat courier pushes', 32))
  return {
    sealKeys: (keys) => seal.seal(Buffer.from(JSON.stringify(keys))),
    openKeys(sealed) {
      const opened = seal.open(sealed)
      return opened && JSON.parse(opened.toString())
    },
    newWebhookSecret: () => randomBytes(BYTES).toString('base64url'),
    digestOf: (secret) => createHmac('sha256', key).update(secret).digest(),
  }
}
