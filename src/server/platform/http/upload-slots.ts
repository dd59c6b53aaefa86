import { m } from '#messages'
import { Refusal } from '../refusal.ts'

/** Uploads in memory until answered, minutes long: bounded per account, in number and in bytes. */
const MOST_OF_ACCOUNT = 4
const MOST = 32
const MOST_BYTES = 160 * 1024 * 1024
const RETRY_SECONDS = 5
/** What arrives so fast keeps its place; what is slower or still gives it, half a minute later, to whoever finds none. */
const BYTES_A_MS = 50
const GRACE_MS = 30_000

export interface Upload {
  accountId: number
  /** The most it will hold. */
  bytes: number
  /** Ends it: others have its place. */
  cutOff: () => void
}

/** Told of each piece that arrives, and of the last. */
export interface Arriving {
  hasCome(bytes: number): void
  isWhole(): void
}

export type InUploadSlot = <Result>(upload: Upload, work: (arriving: Arriving) => Promise<Result>) => Promise<Result>

interface Held extends Upload {
  /** From then on others may have its place; never, once it is whole. */
  lapsesAt: number
}

/** Refuses `too_many_at_once` of the account, `busy` of all. */
export function createUploadSlots(): InUploadSlot {
  const underWay = new Set<Held>()
  const makeRoom = (upload: Upload): void => {
    for (const refusal of [() => ofAccount(underWay, upload), () => ofAll(underWay, upload)])
      for (let refused = refusal(); refused; refused = refusal()) {
        const lapsed = firstLapsed(refused.among)
        if (!lapsed) throw refused.refusal
        underWay.delete(lapsed)
        lapsed.cutOff()
      }
  }
  return async (upload, work) => {
    makeRoom(upload)
    const held = { ...upload, lapsesAt: performance.now() + GRACE_MS }
    underWay.add(held)
    try {
      return await work(arrivingOf(held))
    } finally {
      underWay.delete(held)
    }
  }
}

/** Who holds what is asked for, and in which words that is refused. */
interface Taken {
  among: Held[]
  refusal: Refusal
}

function ofAccount(underWay: Iterable<Held>, { accountId }: Upload): Taken | undefined {
  const among = [...underWay].filter((held) => held.accountId === accountId)
  if (among.length < MOST_OF_ACCOUNT) return undefined
  const message = m.refusal_uploads_under_way({ most: MOST_OF_ACCOUNT })
  return { among, refusal: new Refusal('too_many_at_once', { message, retryAfterSeconds: RETRY_SECONDS }) }
}

function ofAll(underWay: Iterable<Held>, { bytes }: Upload): Taken | undefined {
  const among = [...underWay]
  const heldBytes = among.reduce((sum, held) => sum + held.bytes, 0)
  if (among.length < MOST && heldBytes + bytes <= MOST_BYTES) return undefined
  return { among, refusal: new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS }) }
}

function firstLapsed(held: Held[]): Held | undefined {
  const [first] = held.toSorted((one, other) => one.lapsesAt - other.lapsesAt)
  return first && first.lapsesAt <= performance.now() ? first : undefined
}

function arrivingOf(held: Held): Arriving {
  return {
    hasCome(bytes) {
      const now = performance.now()
      held.lapsesAt = Math.min(Math.max(held.lapsesAt, now) + bytes / BYTES_A_MS, now + GRACE_MS)
    },
    isWhole() {
      held.lapsesAt = Number.POSITIVE_INFINITY
    },
  }
}
