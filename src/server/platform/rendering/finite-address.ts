import type { Endpoint } from '#contract/machinery/endpoint'

/** Whether an address of a call is one of those that the shop’s own pages write, of which it has only so many (`finite`). */
export function isFiniteAddress(endpoint: Endpoint, url: string): boolean {
  return patternOf(endpoint)?.test(url) ?? false
}

const patterns = new WeakMap<Endpoint, RegExp>()

function patternOf(endpoint: Endpoint): RegExp | undefined {
  const { path, finite } = endpoint
  if (!finite) return undefined
  const known = patterns.get(endpoint)
  if (known) return known
  const { by = [], sorts = [], limits = [] } = finite
  const parts = [
    by.length > 0 ? `((${by.join('|')})=[1-9]\\d*(&|$))?` : '',
    sorts.length > 0 ? `(sort=(${sorts.join('|')})(&|$))?` : '',
    limits.length > 0 ? `(limit=(${limits.join('|')})$)?` : '',
  ].join('')
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[1-9]\\d*')}${parts && `(\\?${parts})?`}$`)
  patterns.set(endpoint, pattern)
  return pattern
}
