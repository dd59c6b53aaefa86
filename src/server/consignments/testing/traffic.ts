import type { Stage } from '#contract/values/stages'
import { STEADFAST_KEYS, STEADFAST_OTHER_KEYS } from '../../../../pretend/couriers/steadfast.ts'
import { givenDiscount } from '../../orders/testing/given-discount.ts'
import type { Answer } from '../../testing/shop.ts'
import { Callers, eachOf } from './callers.ts'
import { decideParked } from './decide-parked.ts'
import { type Errand, type Market, newErrand, type Person } from './errands.ts'
import { takenAs, tellOn } from './pretend-companies.ts'
import { grouped } from './tally.ts'
import { nextAtTheStore, type Plan } from './travel-plan.ts'
import { dueOf, keptOf, type Traveller, travellers } from './travellers.ts'

const MOST_AT_ONCE = 100
const isNotTaken = ({ end }: Plan) => end === 'refused' || end === 'paid return'

interface Line {
  price: number
  quantity: number
}

/** People who trade in a shop that dies under their hands: each look shows them what is to do next, and nobody remembers more. */
export class Traffic {
  /** What everybody was answered. */
  readonly callers: Callers
  readonly #market: Market
  readonly #errands: Errand[] = []
  readonly #planOf = new Map<number, Errand>()
  #isOpen = false

  constructor(market: Market) {
    this.#market = market
    this.callers = new Callers(market)
  }

  /** So many orders more, each with a phone of its own that begins like this. */
  async add(count: number, prefix: string): Promise<void> {
    for (let added = 0; added < count; added += 1)
      this.#errands.push(await newErrand(this.#market, this.#errands, prefix))
  }

  /** Everybody is told where the shop is now. */
  openAt(url: string): void {
    this.callers.openAt(url)
    this.#isOpen = true
    for (const courier of Object.values(this.#market.couriers))
      courier.pushTo(`${url}/api/couriers/${courier.kind}/push`, this.#market.secrets[courier.kind])
  }

  close(): void {
    this.#isOpen = false
  }

  /** Everybody does what is next for them, once. How many had something to do. */
  async goRound(): Promise<number> {
    this.callers.forgetTokens()
    const unplaced = this.#errands.filter(({ orderId }) => orderId === null)
    await eachOf(unplaced, (errand) => this.#place(errand))
    const open = (await travellers(this.#market.shop.db)).filter(({ orderId }) => this.#planOf.has(orderId))
    const todo = open.map((traveller) => () => this.#goOn(traveller))
    if (!this.#market.keepsKeys && open.length > 0 && this.#market.random.isOnceIn(40))
      todo.push(() => this.#changeKeys())
    await eachOf([...this.#inBulk(open), ...todo], (act) => (this.#isOpen ? act() : Promise.resolve()))
    return unplaced.length + open.filter((traveller) => !this.#isLeftAlone(traveller)).length
  }

  /** The shop is another merchant to Steadfast, which tells it nothing of what it gave it to carry before. */
  async #changeKeys(): Promise<unknown> {
    const keys = this.#market.random.pick([STEADFAST_KEYS, STEADFAST_OTHER_KEYS])
    const body = { environment: 'pretend', isOn: true, keys } as const
    const input = { params: { company: 'steadfast' }, body } as const
    return await this.callers.call(this.#market.admin, 'PUT /api/courier-accounts/:company', input)
  }

  /** Its company delivered what was called back: nobody has it any more. */
  #isLeftAlone({ stage, consignment }: Traveller): boolean {
    return (
      stage === 'coming_back' &&
      consignment !== null &&
      takenAs(this.#market.couriers, consignment)?.step === 'delivered'
    )
  }

  async #place(errand: Errand): Promise<void> {
    const { customer, body, key } = errand
    const headers = { 'idempotency-key': key }
    const answer = await this.callers.call(customer, 'POST /api/orders/create', { body, headers })
    if (answer?.status !== 201) return
    await this.#takeOff(errand, answer)
    errand.orderId = Number(answer.body.id)
    this.#planOf.set(errand.orderId, errand)
  }

  /** Before anybody looks at it. */
  async #takeOff({ plan: { discount } }: Errand, { body }: Answer): Promise<void> {
    if (!discount) return
    for (const { id: parcelId, vendorId } of body.parcels) {
      const lines = body.items.filter((line: { vendorId: number }) => line.vendorId === vendorId)
      const taka = lines.reduce((sum: number, { price, quantity }: Line) => sum + price * quantity, 0)
      // A hundredth of a taka is a poisha.
      const off = { offStorePoisha: Math.round(taka * discount.store), offShopPoisha: Math.round(taka * discount.shop) }
      await givenDiscount(this.#market.shop.db, { orderId: body.id, parcelId, ...off })
    }
  }

  /** What stores do with many at once: the next stage, and bookings. */
  #inBulk(open: Traveller[]): (() => Promise<unknown>)[] {
    const groups = grouped(open, (each) => `${this.#nextOf(each)} ${each.vendorId}`)
    return [...groups.values()].flatMap((group) => {
      const [first] = group
      const next = first && this.#nextOf(first)
      if (!next) return []
      const ids = group.map(({ id }) => id).slice(0, MOST_AT_ONCE)
      const owner = this.#ownerOf(first)
      if (next === 'confirmed' || next === 'packed' || next === 'handed_over')
        return [() => this.callers.press(owner, 'POST /api/parcels/stage', { body: { ids, stage: next } })]
      const accountId = this.#market.accounts[next]
      return [() => this.callers.press(owner, 'POST /api/parcels/consignments', { body: { ids, accountId } })]
    })
  }

  #nextOf(traveller: Traveller) {
    const plan = this.#planOf.get(traveller.orderId)?.plan
    return plan ? nextAtTheStore(plan, traveller) : null
  }

  /** What is done with one parcel by itself. */
  async #goOn(traveller: Traveller): Promise<unknown> {
    const { stage, orderId, consignment } = traveller
    const errand = this.#planOf.get(orderId)
    if (!errand) return
    const { plan } = errand
    const owner = this.#ownerOf(traveller)
    if (plan.cancelled?.at === stage && (await this.#cancel(errand, owner))) return
    if (plan.isSnatched && stage === 'packed' && consignment?.state === 'asked')
      return await this.#bring(owner, traveller, 'handed_over')
    if (consignment?.state === 'parked')
      return await decideParked(this.callers, this.#market, { stage, consignment, owner })
    if (stage === plan.calledBackAt) return await this.#cancelAs(this.#market.admin, orderId)
    if (stage === 'handed_over' || stage === 'at_the_door') return await this.#bringToTheDoor(traveller, plan, owner)
    if (stage === 'partly_delivered' && traveller.lines.every(({ isSaid }) => !isSaid))
      return await this.callers.press(owner, 'PUT /api/parcels/:id/kept', {
        params: { id: String(traveller.id) },
        body: { kept: keptOf(traveller) },
      })
    if (['partly_delivered', 'refused', 'coming_back'].includes(stage))
      return await this.#takeBack(traveller, plan, owner)
  }

  /** Not where another parcel of it has left: then it goes its way. */
  async #cancel({ plan, customer, orderId }: Errand, owner: Person): Promise<boolean> {
    if (orderId === null || !plan.cancelled) return false
    const { by } = plan.cancelled
    const who = by === 'customer' ? customer : by === 'store' ? owner : this.#market.admin
    const answers = await this.#cancelAs(who, orderId)
    return answers.some((answer) => answer?.status === 200)
  }

  async #cancelAs(who: Person, orderId: number): Promise<(Answer | undefined)[]> {
    const body = { status: 'Cancelled', reason: 'Not wanted any more' } as const
    return await this.callers.press(who, 'PUT /api/orders/:id/status', { params: { id: String(orderId) }, body })
  }

  async #bringToTheDoor(traveller: Traveller, plan: Plan, owner: Person): Promise<unknown> {
    const { courier, consignment, isPartlyReported } = traveller
    if (plan.end === 'lost') return await this.#bring(this.#market.admin, traveller, 'lost')
    if (courier === 'own' || isPartlyReported) {
      const stage =
        plan.end === 'part' || isPartlyReported ? 'partly_delivered' : isNotTaken(plan) ? 'refused' : 'delivered'
      const isReturnPaid = stage === 'refused' && plan.end === 'paid return'
      return await this.#bring(owner, traveller, stage, isReturnPaid ? traveller.shippingPoisha / 100 : undefined)
    }
    const taken = consignment && takenAs(this.#market.couriers, consignment)
    if (!consignment || !taken) return
    return await tellOn(this.#market.couriers[consignment.company], taken, {
      ...{ plan, traveller, random: this.#market.random },
    })
  }

  /** `collected`: taka, of a door that kept nothing. */
  async #bring(who: Person, traveller: Traveller, stage: Stage, collected?: number): Promise<unknown> {
    const body = {
      stage,
      ...(stage === 'partly_delivered' ? { kept: keptOf(traveller) } : {}),
      ...(stage === 'delivered' ? { collected: dueOf(traveller) } : {}),
      ...(collected === undefined ? {} : { collected }),
    }
    return await this.callers.press(who, 'PUT /api/parcels/:id/stage', { params: { id: String(traveller.id) }, body })
  }

  /** Its courier says so first, more often than not. */
  async #takeBack(traveller: Traveller, plan: Plan, owner: Person): Promise<unknown> {
    const { consignment, id, stage } = traveller
    const taken = consignment && takenAs(this.#market.couriers, consignment)
    if (this.#isLeftAlone(traveller)) return
    const { random, couriers } = this.#market
    if (taken && stage === 'coming_back' && plan.calledBackAt !== null && plan.end === 'delivered' && plan.isSpoilt)
      return await couriers[consignment.company].bring(taken, 'delivered', taken.cash)
    if (taken && stage !== 'partly_delivered' && taken.step !== 'returned' && random.isOnceIn(2))
      return await couriers[consignment.company].bring(taken, stage === 'refused' ? 'coming_back' : 'returned')
    const fit = traveller.lines
      .filter(({ refused }) => refused > 0)
      .map(({ lineId, refused }) => ({ lineId, quantity: refused - 1 }))
    const body = plan.isSpoilt ? { fit } : {}
    return await this.callers.press(owner, 'POST /api/parcels/:id/receive', { params: { id: String(id) }, body })
  }

  #ownerOf({ vendorId }: Traveller): Person {
    return this.#market.owners.get(vendorId) ?? this.#market.admin
  }
}
