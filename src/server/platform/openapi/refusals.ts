import type { Access, Endpoint } from '#contract/machinery/endpoint'
import { type ProblemCode, problems } from '#contract/problems'

const AT_THE_DOOR: Record<Access, ProblemCode[]> = {
  anyone: [],
  'signed-in': ['not_signed_in', 'session_ended'],
  vendor: ['not_signed_in', 'session_ended', 'not_allowed'],
  'approved-vendor': ['not_signed_in', 'session_ended', 'not_allowed', 'vendor_pending', 'vendor_rejected'],
  'approved-vendor-or-admin': ['not_signed_in', 'session_ended', 'not_allowed', 'vendor_pending', 'vendor_rejected'],
  admin: ['not_signed_in', 'session_ended', 'not_allowed'],
}

/** Those that follow from the declaration; rules may add any. */
export function refusalsOf(endpoint: Endpoint): ProblemCode[] {
  const { params, query, headers, body, access } = endpoint
  return [
    ...(params || query || headers || body ? (['invalid_request'] as const) : []),
    ...(body ? (['malformed_request'] as const) : []),
    ...AT_THE_DOOR[access],
    ...(body ? (['too_large', 'wrong_type'] as const) : []),
    'unexpected',
    'database_away',
  ]
}

export function byStatus(codes: ProblemCode[]): Map<number, ProblemCode[]> {
  const groups = new Map<number, ProblemCode[]>()
  for (const code of codes) groups.set(problems[code][0], [...(groups.get(problems[code][0]) ?? []), code])
  return groups
}
