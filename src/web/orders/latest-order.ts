import type { Order } from '#contract/orders'
import { call } from '../platform/call.ts'

export async function latestOrder(): Promise<Order | null> {
  const { items } = await call('GET /api/orders', { query: { placedBy: 'me', limit: '1' } })
  const [latest] = items
  return latest ? await call('GET /api/orders/:id', { params: { id: String(latest.id) } }) : null
}
