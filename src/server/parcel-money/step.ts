import type { MoneyStep } from '#contract/parcel-money'

type WithoutAmount<S> = S extends unknown ? Omit<S, 'amount'> : never

/** What is told, and what that changes for the store. */
export type Step = { poisha: number; step: WithoutAmount<MoneyStep> }
