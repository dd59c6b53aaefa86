import { type Ask, always, as, browse, isPlenty, JSON_BODY, order } from '../rolling/shopper.ts'
import type { Tally } from '../rolling/tally.ts'
import { visit } from '../rolling/visit.ts'
import type { Plan } from '../torture/plan.ts'

const BRINGS = [
  { stage: 'confirmed' },
  { stage: 'packed' },
  { stage: 'handed_over', courier: 'own' },
  { stage: 'delivered' },
]

/** From the front page to the door and the books of an admin; each step is asked of the next of these shops. */
export async function goWholeWay(urls: string[], plan: Plan, tally: Tally, notes: string): Promise<void> {
  let asked = 0
  const ask: Ask = (step) => visit(urls[asked++ % urls.length] ?? '', tally, step)
  const [[customer], [admin], product] = [plan.customers, plan.admins, plan.products.find(isPlenty)]
  if (!customer || !admin || !product) throw new Error('the shop is not stocked')
  await browse(ask, product)
  const orderId = await order(ask, customer, product, notes)
  if (orderId === undefined) return
  const path = `/api/orders/${orderId}`
  const read = await ask({
    name: 'the order, by an admin',
    path,
    headers: as(admin.token),
    status: 200,
    isRight: always,
  })
  const [parcel] = JSON.parse(read?.text ?? '{"parcels":[]}').parcels
  for (const bring of BRINGS)
    await ask({
      ...{ name: `bring it to ${bring.stage}`, method: 'PUT', path: `/api/parcels/${parcel?.id}/stage`, status: 200 },
      headers: { ...as(admin.token), ...JSON_BODY },
      body: JSON.stringify(bring),
      isRight: (text) => JSON.parse(text).stage === bring.stage,
    })
  const isCompleted = (text: string) =>
    JSON.parse(text).some(({ id, status }: { id: number; status: string }) => id === orderId && status === 'Completed')
  const list = { name: 'the list of orders', path: '/api/orders', status: 200, isRight: isCompleted }
  await ask({ ...list, headers: as(admin.token) })
  await ask({ ...list, name: 'one’s own orders', headers: as(customer.token) })
}
