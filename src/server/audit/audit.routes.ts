import * as calls from '#contract/audit'
import type { Serve } from '../platform/http/calls.ts'
import { listAudit } from './list-audit.ts'

export function auditRoutes(serve: Serve): void {
  serve(calls.listAudit, ({ db, query }) => listAudit(db, query))
}
