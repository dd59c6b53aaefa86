import type { Stage } from '#contract/values/stages'
import type { Answer, TestShop } from './shop.ts'

interface Wanted {
  stage: Stage
  kept?: { lineId: number; quantity: number }[]
  collected?: number
  reason?: string
  trackingNumber?: string
}

export function bringParcel(shop: TestShop, token: string, id: number, body: Wanted): Promise<Answer> {
  return shop.call('PUT /api/parcels/:id/stage', { params: { id: String(id) }, body }, token)
}

/** `fit`: pieces of lines; absent: all that was refused. */
export function receiveParcel(
  shop: TestShop,
  token: string,
  id: number,
  fit?: { lineId: number; quantity: number }[],
): Promise<Answer> {
  const body = fit ? { fit } : {}
  return shop.call('POST /api/parcels/:id/receive', { params: { id: String(id) }, body }, token)
}

export function correctParcel(
  shop: TestShop,
  token: string,
  id: number,
  body: Wanted & { reason: string },
): Promise<Answer> {
  return shop.call('PUT /api/parcels/:id/correction', { params: { id: String(id) }, body }, token)
}
