import * as z from 'zod/mini'
import { endpoint } from './machinery/endpoint.ts'
import { id, idText, moment, paging } from './machinery/fields.ts'

/** A job that has failed at least once and is not done. */
export const failedJob = z.object({
  id,
  /** Such as `pictures.sweep`, or `order.placed > mails`. */
  name: z.string(),
  attempts: z.int(),
  maxAttempts: z.int(),
  /** Of the last attempt; null where nothing was said since it is tried anew. */
  error: z.nullable(z.string()),
  addedAt: moment,
  nextTryAt: z.nullable(moment),
})
export type FailedJob = z.infer<typeof failedJob>

export const listFailedJobs = endpoint({
  method: 'GET',
  path: '/api/jobs/failed',
  access: 'admin',
  summary: 'Background jobs that have failed and are not done, newest first.',
  query: z.object(paging(50)),
  reply: failedJob,
  list: 'array',
})

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/retry',
  access: 'admin',
  summary: 'Try a failed job again at once, with all its attempts before it.',
  params: z.object({ id: idText }),
  reply: failedJob,
})
