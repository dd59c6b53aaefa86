import * as calls from '#contract/dashboard'
import { readReport } from '../platform/database/replicas.ts'
import type { Serve } from '../platform/http/calls.ts'
import type { ReadSettings } from '../settings/read-settings.ts'
import { readFigures, readStats } from './read-figures.ts'

export function dashboardRoutes(serve: Serve, settings: ReadSettings): void {
  serve(calls.readStats, ({ db, actor, query }) => readReport(db, (reading) => readStats(reading, actor, query)))
  serve(calls.readFigures, ({ db, actor, query }) =>
    readReport(db, (reading) => readFigures(reading, settings, actor, query)),
  )
}
