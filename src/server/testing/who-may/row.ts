import type { CallName } from '#contract/calls'
import type { Answer } from '../shop.ts'
import type { Answers } from './answers.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

/** What a person asks: right in every part, so that only who asks, and whose it is, decides. */
export interface Asked {
  params?: Record<string, number | string>
  query?: Record<string, string>
  body?: object
  headers?: Record<string, string>
  form?: FormData
}

/** A call on one kind of object: who is answered what. */
export interface Row {
  /** What it is asked about, and whose that is. */
  about: string
  answers: Answers
  /** What a yes writes into the audit, `vendor approve`; each call that changes says it, if only `[]`. */
  writes?: string[]
  /** Makes the object anew; then what a person asks of it. */
  ask(world: World): Promise<(person: Person) => Asked> | ((person: Person) => Asked)
  /** What of other people’s a yes leaves as it was. */
  spares?(world: World, person: Person): Promise<unknown>
  /** Waits until what was asked for is over. */
  settle?(world: World, person: Person, answer: Answer): Promise<unknown>
}

export type Rows = Partial<Record<CallName, Row[]>>
