import { expect } from 'vitest'
import { query } from './database.ts'
import { open, sees, seesHeading } from './look.ts'
import { test } from './own-shop.ts'
import { theAdmin } from './people.ts'
import { untilToasted } from './toasts.ts'

/** In a shop of its own: others look at the list of the shop that all share, and find no job there. */
test('an admin finds the job that was given up, and tries it again', async ({ shop, visit }) => {
  const page = await visit({ as: await theAdmin(shop.url) })
  await open(page, '/dashboard/jobs')
  await sees(page, 'No failed jobs.')
  // As if a sweep had failed to its last attempt, which takes two days.
  await query(
    `select graphile_worker.add_job('pictures.sweep', job_key => 'e2e', run_at => now() + interval '1 day')`,
    [],
    shop.dataDir,
  )
  await query(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'The disk is away.' where key = 'e2e'`,
    [],
    shop.dataDir,
  )
  await open(page, '/dashboard/jobs')
  await seesHeading(page, 'Failed jobs')
  await sees(page, 'The disk is away.')
  await sees(page, 'Given up')
  await page.getByRole('button', { name: /^Try pictures\.sweep again/ }).click()
  await untilToasted(page, 'success', 'pictures.sweep is being retried.')
  const failed = () => query('select id from graphile_worker.jobs where last_error is not null', [], shop.dataDir)
  await expect.poll(failed).toEqual([])
  await open(page, '/dashboard/jobs')
  await sees(page, 'No failed jobs.')
})
