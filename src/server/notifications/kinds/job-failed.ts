import { m } from '#messages'
import { failedJob } from '../../platform/jobs/failed-jobs.queries.ts'
import { plainNotification } from '../plain-notification.ts'
import { activeAdmins } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To admins: a job was given up, and waits for them. */
export const jobFailed: Kind<'job.failed'> = {
  name: 'job_failed',
  event: 'job.failed',
  audience: 'admins',
  title: m.kind_job_failed,
  ways: { mail: 'on', sms: 'off', bell: 'on' },
  async tell(tx, { payload: { jobId } }, { publicUrl }) {
    const job = await failedJob(tx, jobId)
    if (!job) return []
    const subject = m.message_job_failed({ name: job.name })
    const words = [m.message_job_tried({ count: job.attempts, shown: job.attempts }), m.message_job_waits()]
    const way = { text: m.message_see_jobs(), path: '/dashboard/jobs' }
    return (await activeAdmins(tx)).map((to) => ({
      to,
      ...plainNotification({ subject, words, way, publicUrl, foot: m.mail_why_admin() }),
      sms: () => m.sms_subject({ subject }),
    }))
  },
}
