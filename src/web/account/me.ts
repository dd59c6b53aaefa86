import type { Calls } from '#contract/machinery/api'
import type { Reply } from '#contract/machinery/endpoint'

export type Me = Reply<Calls['GET /api/auth/me']>
