import { data } from 'react-router'
import { Problem } from './problem.ts'

/** A refusal becomes a page; unanswered stays an error. */
export function refuseAsPage(error: unknown): never {
  throw error instanceof Problem && error.status > 0 ? data(null, { status: error.status }) : error
}

/** Of a list: at a cursor that is none of its own there is nothing. */
export function refuseUnknownArea(error: unknown): never {
  throw error instanceof Problem && error.status === 400 ? data(null, { status: 404 }) : error
}
