import { createHmac, randomBytes } from 'node:crypto'

const BYTES = 32

export function newSecret(): Buffer {
  return randomBytes(BYTES)
}

/** As Standard Webhooks writes it. */
export function secretInWords(secret: Buffer): string {
  return `whsec_${secret.toString('base64')}`
}

/** `webhook-signature` of Standard Webhooks: one signature for each secret, as receivers that have either take it. */
export function signatureOf(secrets: Buffer[], messageId: string, seconds: number, body: string): string {
  const signed = `${messageId}.${seconds}.${body}`
  return secrets.map((secret) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`).join(' ')
}
