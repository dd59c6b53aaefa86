import { createHmac, timingSafeEqual } from 'node:crypto'

/** What follows an order without a login: its number and a signature, which nobody guesses; nothing is stored of it. */
export interface TrackingCodes {
  codeOf(orderId: number): string
  /** Undefined: no code of this shop. */
  orderIdIn(code: string): number | undefined
}

/** 120 bits. */
const SIGNATURE_LENGTH = 20

export function createTrackingCodes(secret: string): TrackingCodes {
  const key = createHmac('sha256', secret).update('tracking codes').digest()
  const codeOf = (orderId: number) => {
    const signature = createHmac('sha256', key).update(String(orderId)).digest('base64url')
    return `${orderId.toString(36)}.${signature.slice(0, SIGNATURE_LENGTH)}`
  }
  return {
    codeOf,
    orderIdIn(code) {
      const [, number = ''] = /^([1-9a-z][0-9a-z]{0,8})\.[\w-]{20}$/.exec(code) ?? []
      const orderId = Number.parseInt(number, 36)
      if (!Number.isSafeInteger(orderId)) return undefined
      const [given, right] = [Buffer.from(code), Buffer.from(codeOf(orderId))]
      return given.length === right.length && timingSafeEqual(given, right) ? orderId : undefined
    },
  }
}
