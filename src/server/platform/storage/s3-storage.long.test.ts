import { EventEmitter, once } from 'node:events'
import { describe } from 'vitest'
import { blobStorageSuite } from './testing/blob-storage-suite.ts'
import { openTestBucket } from './testing/bucket.ts'

const calls = new EventEmitter()

describe('a bucket', () => {
  const open = async () => {
    const bucket = await openTestBucket({ pageSize: 2 })
    bucket.s3.behave(() => {
      calls.emit('asked')
      return 'answers'
    })
    return bucket
  }
  blobStorageSuite({ open, races: 45, step: () => once(calls, 'asked') })
})
