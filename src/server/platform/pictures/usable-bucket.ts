import { randomUUID } from 'node:crypto'
import { StartRefusal } from '../process/start-refusal.ts'
import { createS3Calls, type S3Access } from '../storage/s3-calls.ts'
import { StorageAway } from '../storage/storage-away.ts'

/** Refuses a start whose bucket refuses it. One that is out of reach may be back soon: that is told, and the shop opens. */
export async function refuseUnusableBucket(blobs: S3Access | null, tell: (step: string) => void): Promise<void> {
  if (!blobs) return
  try {
    await tryCalls(blobs)
  } catch (error) {
    if (!(error instanceof StorageAway)) throw error
    const refusal = wordsFor(blobs, error)
    if (refusal) throw new StartRefusal(refusal)
    tell(`Pictures cannot be kept or shown yet: ${error.message}.`)
  }
}

async function tryCalls(access: S3Access): Promise<void> {
  const calls = createS3Calls(access)
  const key = `${access.location.prefix}.tried-${randomUUID()}`
  await calls.put(key, new Uint8Array())
  for await (const _ of calls.list(key)) await calls.get(key)
  await calls.delete(key)
}

const KEYS = new Set(['InvalidAccessKeyId', 'SignatureDoesNotMatch'])
const PLACE = new Set([
  'AuthorizationHeaderMalformed',
  'PermanentRedirect',
  'TemporaryRedirect',
  'IllegalLocationConstraint',
])

/** Undefined where it may pass. */
function wordsFor(
  { location }: S3Access,
  { answered: { status, code = '' }, message }: StorageAway,
): string | undefined {
  if (code === 'ENOTFOUND') return 'BLOBS_URL names a host that nobody knows.'
  if (status === undefined || status >= 500 || status === 429 || status === 408) return undefined
  if (code === 'NoSuchBucket') return `BLOBS_URL names the bucket ${location.bucket}, which is not there.`
  if (KEYS.has(code)) return `BLOBS_KEY and BLOBS_SECRET are not known to the object storage (${code}).`
  if (code === 'RequestTimeTooSkewed') return `The clock of this machine is wrong, says the object storage (${code}).`
  if (PLACE.has(code) || status < 400) return `BLOBS_URL must name another region or endpoint (${code || status}).`
  if (status === 403)
    return `BLOBS_KEY must be allowed to put, get, list and delete in the bucket ${location.bucket} (${code || status}).`
  return `BLOBS_URL names no object storage that can be used: ${message}.`
}
