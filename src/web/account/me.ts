import type { Calls } from '#contract/calls'
import type { Reply } from '#contract/machinery/endpoint'

export type Me = Reply<Calls['GET /api/auth/me']>
