import { onTestFinished } from 'vitest'
import { S3_ACCESS } from '../../../../../pretend/s3/signature.ts'
import { openPretendS3, type PretendS3 } from '../../../../../pretend/s3/storage.ts'
import type { BlobStorage } from '../blob-storage.ts'
import { createS3Calls, S3_PATIENCE, type S3Access } from '../s3-calls.ts'
import { s3LocationOf } from '../s3-location.ts'
import { createS3Storage } from '../s3-storage.ts'

/** Quick to ask again. */
export const PATIENCE = { ...S3_PATIENCE, pauseMs: 5 }

export interface TestBucket {
  s3: PretendS3
  access: S3Access
  storage: BlobStorage
  /** Another process’s way into the same. */
  beside: BlobStorage
}

/** A bucket that is new, until the test ends. */
export async function openTestBucket(options: { pageSize?: number; lateMs?: number } = {}): Promise<TestBucket> {
  const s3 = await openPretendS3(options)
  onTestFinished(() => s3.close())
  const location = s3LocationOf(s3.settings.BLOBS_URL)
  if (!location) throw new Error('the stand-in names no place')
  const access = { location, key: S3_ACCESS.key, secret: S3_ACCESS.secret }
  const storage = () => createS3Storage(createS3Calls(access, undefined, PATIENCE), location.prefix)
  return { s3, access, storage: storage(), beside: storage() }
}
