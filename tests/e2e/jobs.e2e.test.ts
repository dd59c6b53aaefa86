import { expect } from 'vitest'
import { query } from './database.ts'
import { open, sees, seesHeading } from './look.ts'
import { theAdmin } from './people.ts'
import { test } from './visit.ts'

test('an admin finds the job that was given up, and tries it again', async ({ visit }) => {
  const page = await visit({ as: await theAdmin() })
  await open(page, '/dashboard/jobs')
  await sees(page, 'No job has failed.')
  // As if a sweep had failed to its last attempt, which takes two days.
  await query(
    `select graphile_worker.add_job('pictures.sweep', job_key => 'e2e', run_at => now() + interval '1 day')`,
    [],
  )
  await query(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'The disk is away.' where key = 'e2e'`,
    [],
  )
  await open(page, '/dashboard/jobs')
  await seesHeading(page, 'Failed Jobs')
  await sees(page, 'The disk is away.')
  await sees(page, 'Given up')
  await page.getByRole('button', { name: /^Try pictures\.sweep again/ }).click()
  await sees(page, 'pictures.sweep is tried again.')
  const failed = () => query('select id from graphile_worker.jobs where last_error is not null', [])
  await expect.poll(failed).toEqual([])
  await open(page, '/dashboard/jobs')
  await sees(page, 'No job has failed.')
})
