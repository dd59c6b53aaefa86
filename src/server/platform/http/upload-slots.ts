import { m } from '#messages'
import { Refusal } from '../refusal.ts'

/** Uploads in memory until answered, minutes long: bounded per account, in number and in bytes. */
const LIMITS = { perAccount: 4, inAll: 32, bytesInAll: 160 * 1024 * 1024 }
const RETRY_SECONDS = 5

/** `bytes`: the most it will hold. */
export type InUploadSlot = <Result>(accountId: number, bytes: number, work: () => Promise<Result>) => Promise<Result>

/** Refuses `too_many_at_once` of the account, `busy` of all. */
export function createUploadSlots({ perAccount, inAll, bytesInAll } = LIMITS): InUploadSlot {
  const underWay: { accountId: number; bytes: number }[] = []
  const refuse = (accountId: number, bytes: number): void => {
    const retryAfterSeconds = RETRY_SECONDS
    if (underWay.filter((upload) => upload.accountId === accountId).length >= perAccount) {
      const message = m.refusal_uploads_under_way({ most: perAccount })
      throw new Refusal('too_many_at_once', { message, retryAfterSeconds })
    }
    const held = underWay.reduce((sum, upload) => sum + upload.bytes, 0)
    if (underWay.length >= inAll || held + bytes > bytesInAll) throw new Refusal('busy', { retryAfterSeconds })
  }
  return async (accountId, bytes, work) => {
    refuse(accountId, bytes)
    const upload = { accountId, bytes }
    underWay.push(upload)
    try {
      return await work()
    } finally {
      underWay.splice(underWay.indexOf(upload), 1)
    }
  }
}
