import { data } from 'react-router'
import { Problem } from './problem.ts'

/** A refusal becomes a page; unanswered stays an error. */
export function refuseAsPage(error: unknown): never {
  throw error instanceof Problem && error.status > 0 ? data(null, { status: error.status }) : error
}
