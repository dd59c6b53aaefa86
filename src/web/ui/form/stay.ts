import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { isRefusal } from '../../platform/problem.ts'
import type { Refused } from './refused.ts'

/** What an action answers of a press that has no form: whether the shop did say something. */
export interface Pressed {
  isLost: boolean
}

export function pressed(error?: unknown): Pressed {
  return { isLost: error !== undefined && !isRefusal(error) }
}

type Answer = Partial<Refused & Pressed> | null | undefined

/**
 * Of a page with something typed: a refused form stays, and so does what was pressed without an answer. To read the page
 * anew could fail as well, and put its error in the place of the form. What somebody else has changed is read.
 */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const answer: Answer = actionResult
  const isRefused = answer?.at !== undefined && !answer.isOutdated
  return isRefused || answer?.isLost ? false : defaultShouldRevalidate
}
