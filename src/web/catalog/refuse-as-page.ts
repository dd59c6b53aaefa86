import { data } from 'react-router'
import { Problem } from '../platform/problem.ts'

/** What the server refuses to a loader becomes a page that says so; what got no answer stays an error. */
export function refuseAsPage(error: unknown): never {
  throw error instanceof Problem && error.status > 0 ? data(null, { status: error.status }) : error
}
