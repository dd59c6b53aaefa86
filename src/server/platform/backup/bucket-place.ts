import type { S3Calls } from '../storage/s3-calls.ts'
import type { BackupPlace } from './backup-place.ts'

export function bucketPlace(calls: S3Calls, prefix: string): BackupPlace {
  return {
    put: (name, bytes) => calls.put(prefix + name, bytes),
    get: (name) => calls.get(prefix + name),
    delete: (name) => calls.delete(prefix + name),
    async *list(folder) {
      for await (const { key } of calls.list(prefix + folder)) yield key.slice(prefix.length)
    },
    // Nothing unfinished is kept there.
    discardUnfinished: async () => undefined,
  }
}
