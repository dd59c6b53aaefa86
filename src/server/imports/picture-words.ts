import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import type { FetchFailure } from '../platform/outbound/fetch-bytes.ts'

/** What passes: the same is tried again. */
const PASSING: ReadonlySet<FetchFailure> = new Set<FetchFailure>(['timeout', 'refused', 'broken', 'unknown-host'])
const SHOWN = 80

export function isPassing(answer: { status: number } | { failure: FetchFailure }): boolean {
  if ('failure' in answer) return PASSING.has(answer.failure)
  return answer.status >= 500 || answer.status === 408 || answer.status === 429
}

/** Why a picture could not be fetched, for whoever imported it. */
export function fetchProblem(address: string, answer: { status: number } | { failure: FetchFailure }): string {
  const words = address.length > SHOWN ? `${address.slice(0, SHOWN)}…` : address
  const host = URL.canParse(address) ? new URL(address).hostname : words
  return 'failure' in answer ? failureWords(answer.failure, host, words) : statusWords(answer.status, host)
}

function failureWords(failure: FetchFailure, host: string, words: string): string {
  switch (failure) {
    case 'address':
    case 'private':
      return m.imports_picture_no_address({ words })
    case 'unknown-host':
      return m.imports_picture_not_fetched_host({ host })
    case 'timeout':
      return m.imports_picture_not_fetched_timeout({ host })
    case 'certificate':
      return m.imports_picture_not_fetched_certificate({ host })
    case 'redirects':
      return m.imports_picture_not_fetched_redirects({ host })
    case 'too-long':
      return m.refusal_picture_bytes()
    case 'refused':
    case 'broken':
      return m.imports_picture_not_fetched_broken({ host })
  }
}

function statusWords(status: number, host: string): string {
  if (status === 404 || status === 410) return m.imports_picture_not_fetched_missing({ host })
  if (status === 401 || status === 403) return m.imports_picture_not_fetched_hidden({ host })
  return m.imports_picture_not_fetched_status({ host, status: String(status) })
}

export function limitWords(most: number): string {
  return m.imports_picture_not_fetched_limit({ most: formatNumber(most) })
}
