import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { openDb } from '../../database/db.ts'
import { createLog } from '../../process/log.ts'
import { createJobs, defineJob } from '../job.ts'
import { runJobs } from '../run-jobs.ts'
import { noteRun } from './noted.queries.ts'

/** A process that runs jobs, and takes for ever over what is tried for the first time: what tests kill. */
const [connection = '{}'] = process.argv.slice(2)
const database = JSON.parse(connection)
const db = openDb(database, () => undefined)
const jobs = createJobs()
jobs.serve(defineJob('test.long', z.object({})), async (_, { attempt }) => {
  await noteRun(db, process.pid, attempt)
  if (attempt === 1) await wait(600_000)
})
runJobs({ connection: database, db, log: createLog('silent'), jobs, schedule: [], relay: async () => 0 })
