import { givenFailedJob } from '../jobs.ts'
import type { Rows } from './row.ts'

/** What the shop does in the background, where it fails. */
export const JOB_ROWS = {
  'GET /api/jobs/failed': [{ about: 'all of them', answers: 'is for admins', ask: () => () => ({}) }],
  'POST /api/jobs/:id/retry': [
    {
      about: 'one that was given up',
      answers: 'is for admins',
      writes: ['job retry'],
      async ask({ shop }) {
        const id = await givenFailedJob(shop)
        return () => ({ params: { id } })
      },
    },
  ],
} satisfies Rows
