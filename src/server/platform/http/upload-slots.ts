import { m } from '#messages'
import { Refusal } from '../refusal.ts'

/** Uploads in memory until answered, minutes long: bounded per account, in number and in bytes. */
const MOST_OF_ACCOUNT = 4
const MOST = 32
const MOST_BYTES = 160 * 1024 * 1024
const RETRY_SECONDS = 5

/** `bytes`: the most it will hold. */
export type InUploadSlot = <Result>(accountId: number, bytes: number, work: () => Promise<Result>) => Promise<Result>

/** Refuses `too_many_at_once` of the account, `busy` of all. */
export function createUploadSlots(): InUploadSlot {
  const underWay: { accountId: number; bytes: number }[] = []
  const refuse = (accountId: number, bytes: number): void => {
    const retryAfterSeconds = RETRY_SECONDS
    if (underWay.filter((upload) => upload.accountId === accountId).length >= MOST_OF_ACCOUNT) {
      const message = m.refusal_uploads_under_way({ most: MOST_OF_ACCOUNT })
      throw new Refusal('too_many_at_once', { message, retryAfterSeconds })
    }
    const held = underWay.reduce((sum, upload) => sum + upload.bytes, 0)
    if (underWay.length >= MOST || held + bytes > MOST_BYTES) throw new Refusal('busy', { retryAfterSeconds })
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
