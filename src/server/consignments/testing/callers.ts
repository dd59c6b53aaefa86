import type { CallName } from '#contract/calls'
import { type Answer, callsTo, type InputOf } from '../../testing/shop.ts'
import type { Market, Person } from './errands.ts'

/** People who call a shop that dies under their hands, wherever it is by then. */
export class Callers {
  /** Answers by status; 0: none. */
  readonly answers: Record<number, number> = {}
  /** Answers that no shop gives. */
  readonly failures: string[] = []
  readonly #market: Market
  readonly #tokens = new Map<number, Promise<string>>()
  #calls: ReturnType<typeof callsTo>

  constructor(market: Market) {
    this.#market = market
    this.#calls = callsTo(market.shop.url)
  }

  openAt(url: string): void {
    this.#calls = callsTo(url)
  }

  /** They end, and a day may have gone by. */
  forgetTokens(): void {
    this.#tokens.clear()
  }

  /** Now and then twice, by whoever is impatient. */
  async press<N extends CallName>(who: Person, name: N, input: InputOf<N>): Promise<(Answer | undefined)[]> {
    const times = this.#market.random.isOnceIn(6) ? 2 : 1
    return await Promise.all(Array.from({ length: times }, () => this.call(who, name, input)))
  }

  async call<N extends CallName>(who: Person, name: N, input: InputOf<N>): Promise<Answer | undefined> {
    const token = await this.#tokenOf(who)
    const answer = await this.#calls.call(name, input, token).catch(() => undefined)
    const status = answer?.status ?? 0
    this.answers[status] = (this.answers[status] ?? 0) + 1
    // That it is too busy is an answer that it gives: who asked comes again.
    const isBusy = status === 503 && answer?.body.code === 'busy'
    if ((status >= 500 && !isBusy) || [400, 401, 403].includes(status))
      this.failures.push(`${name} ${JSON.stringify(input)}: ${status} ${JSON.stringify(answer?.body)}`)
    return answer
  }

  /** Signed once, as signing for each call is dear. */
  #tokenOf({ id, role }: Person): Promise<string> {
    const known = this.#tokens.get(id)
    if (known) return known
    const token = this.#market.shop.tokens.sign({ id, role, epoch: 0 })
    this.#tokens.set(id, token)
    return token
  }
}

/** How many call at once. */
const AT_ONCE = 12

export async function eachOf<Thing>(things: Thing[], act: (thing: Thing) => Promise<unknown>): Promise<void> {
  const left = things.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const thing of left) await act(thing)
    }),
  )
}
