import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { openServer } from '../open-server.ts'
import { PATHAO } from './pathao.ts'
import { REDX } from './redx.ts'
import type { Asked, Consignment, Reply, Speech, Step } from './speech.ts'
import { STEADFAST } from './steadfast.ts'

const SPEECHES = { pathao: PATHAO, steadfast: STEADFAST, redx: REDX } satisfies Record<string, Speech>
export type CourierKind = keyof typeof SPEECHES
export const COURIER_KINDS = Object.keys(SPEECHES) as CourierKind[]

/**
 * What it does with a booking. `late`: takes it, and answers after a while. `never`: takes it, and says nothing. `dies`: takes it, and
 * breaks off. `holds`: the same, once it is let go. `forgets`: as `dies`, and says for a while that it knows nothing of it. `fails`:
 * takes it, and answers with a failure of its own. `drops`: breaks off without taking it. `refuses`: will not carry it. `locked`: does
 * not know the shop any more, whatever is asked.
 */
export type Manner =
  | 'answers'
  | 'late'
  | 'never'
  | 'dies'
  | 'holds'
  | 'forgets'
  | 'fails'
  | 'drops'
  | 'refuses'
  | 'locked'

export interface PretendCourier {
  kind: CourierKind
  port: number
  /** Where its API is. */
  url: string
  /** What it took, oldest first, whatever it answered. */
  taken: Consignment[]
  /** Bookings asked for, taken or not. */
  bookings: number
  /** The same for all bookings that come, or chosen for each. */
  behave(manner: Manner | ((nth: number) => Manner)): void
  /** Breaks off what it `holds`, and what else would be held. */
  letGo(): void
  /** Where it tells of its consignments, and by which secret. */
  pushTo(url: string, secret: string): void
  /** Brings one on, and tells of it; `collected` in taka. Answers what it was answered, null where it tells nothing or was not heard. */
  bring(consignment: Consignment, step: Step, collected?: number): Promise<number | null>
  /** Pays some in one go; answers the number of that payment. */
  pay(consignments: Consignment[]): number
  /** Puts some into a payment that is still pending; the same until it is released. */
  prepare(consignments: Consignment[]): number
  release(): void
  /** Tells of it as it is, once more. */
  tell(consignment: Consignment): Promise<number | null>
  close(): Promise<void>
}

interface Options {
  port?: number
  /** How long `late` takes, in ms. */
  lateMs?: number
  /** How long it `forgets`, in ms. */
  forgetMs?: number
  /** Told of each booking that it takes. */
  onTaken?: (consignment: Consignment) => void
  /** What it took before, in a process that has ended. */
  taken?: Consignment[]
}

/** Longer than any shop takes, also on a busy machine: what was given up here is not told again. */
const WEBHOOK_TIMEOUT_MS = 120_000

/** A courier of Bangladesh on this very machine: it speaks the calls of a real one, and carries nothing. */
export async function openPretendCourier(kind: CourierKind, options: Options = {}): Promise<PretendCourier> {
  const { port = 0, lateMs = 2_000, forgetMs = 180_000, onTaken, taken = [] } = options
  const speech: Speech = SPEECHES[kind]
  let mannerOf = (_: number): Manner => 'answers'
  let asked = 0
  let told: { url: string; secret: string } | undefined
  /** Undefined once they are let go. */
  let held: IncomingMessage[] | undefined = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await askedBy(request, speech.base)
    const manner = mannerOf(asked)
    const refusal = manner === 'locked' ? speech.refusal({ ...call, headers: {}, path: '/' }) : speech.refusal(call)
    if (refusal) return reply(response, refusal)
    const merchant = speech.merchantOf?.(call)
    const own = taken.filter((each) => each.merchant === undefined || each.merchant === merchant)
    const order = speech.orderIn(call, own)
    if (!order) {
      const remembered = own.filter(({ forgottenUntil }) => !forgottenUntil || forgottenUntil <= new Date())
      return reply(response, speech.other(call, remembered) ?? { status: 404, body: {} })
    }
    asked += 1
    courier.bookings += 1
    if ('status' in order) return reply(response, order)
    if (manner === 'refuses') return reply(response, { status: 422, body: { message: 'We do not deliver there.' } })
    if (manner === 'drops') return void request.socket.destroy()
    const consignment: Consignment = {
      ...{ ...order, ...speech.numberOf(taken.length), step: 'created', collected: null, changedAt: new Date() },
      ...(merchant !== undefined && { merchant }),
      ...(manner === 'forgets' && { forgottenUntil: new Date(Date.now() + forgetMs) }),
    }
    taken.push(consignment)
    onTaken?.(consignment)
    if (manner === 'never') return
    if (manner === 'holds' && held) return void held.push(request)
    if (manner === 'dies' || manner === 'holds' || manner === 'forgets') return void request.socket.destroy()
    if (manner === 'fails') return reply(response, speech.failure)
    if (manner === 'late') await new Promise((resolve) => setTimeout(resolve, lateMs))
    reply(response, speech.booked(consignment))
  }

  async function tell(consignment: Consignment): Promise<number | null> {
    const push = told && speech.push(consignment, told.secret)
    if (!told || !push) return null
    const url = new URL(told.url)
    for (const [name, value] of Object.entries(push.query ?? {})) url.searchParams.set(name, value)
    try {
      const { status } = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...push.headers },
        body: JSON.stringify(push.body),
        signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
      })
      return status
    } catch {
      return null
    }
  }

  const { port: at, close } = await openServer(answer, port)
  const courier: PretendCourier = {
    ...{ kind, port: at, url: `http://127.0.0.1:${at}${speech.base}`, taken, bookings: 0 },
    behave(manner) {
      asked = 0
      held = []
      mannerOf = typeof manner === 'function' ? manner : () => manner
    },
    letGo() {
      for (const { socket } of held ?? []) socket.destroy()
      held = undefined
    },
    pushTo(url, secret) {
      told = { url, secret }
    },
    async bring(consignment, step, collected) {
      consignment.step = step
      consignment.changedAt = new Date(Math.max(Date.now(), consignment.changedAt.getTime() + 1))
      if (collected !== undefined) consignment.collected = collected
      return await tell(consignment)
    },
    pay(consignments) {
      const number = nextPayment(taken)
      for (const consignment of consignments) consignment.paidIn = number
      return number
    },
    prepare(consignments) {
      const number = taken.find(({ isPaymentPending }) => isPaymentPending)?.paidIn ?? nextPayment(taken)
      for (const consignment of consignments) Object.assign(consignment, { paidIn: number, isPaymentPending: true })
      return number
    },
    release() {
      for (const consignment of taken) consignment.isPaymentPending = false
    },
    tell,
    close,
  }
  return courier
}

function nextPayment(taken: Consignment[]): number {
  return 1 + Math.max(0, ...taken.map(({ paidIn = 0 }) => paidIn))
}

async function askedBy(request: IncomingMessage, base: string): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const body = await text(request)
  return {
    method: request.method ?? 'GET',
    path: pathname.startsWith(base) ? pathname.slice(base.length) : pathname,
    query: Object.fromEntries(searchParams),
    headers: request.headers,
    json: jsonIn(body),
  }
}

function jsonIn(body: string): Record<string, unknown> {
  try {
    return JSON.parse(body)
  } catch {
    return {}
  }
}

function reply(response: ServerResponse, { status, body }: Reply): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': typeof body === 'string' ? 'text/html' : 'application/json' }).end(text)
}
