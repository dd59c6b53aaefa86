import { createS3Calls, type S3Access, type S3Calls } from '../storage/s3-calls.ts'
import type { BackupTarget } from './backup-target.ts'
import { folderTarget } from './folder-target.ts'

/** Where backups go, as `BACKUPS` says. */
export type BackupsAt = { folder: string } | { access: S3Access }

/** Pieces are larger than pictures, and nobody waits at a screen. */
const PATIENCE = { tryMs: 60_000, allMs: 300_000, tries: 4, pauseMs: 500 }

export function openTarget(at: BackupsAt): BackupTarget {
  if ('folder' in at) return folderTarget(at.folder)
  return bucketTarget(createS3Calls(at.access, undefined, PATIENCE), at.access.location.prefix)
}

export function wordsForTarget(at: BackupsAt): string {
  return 'folder' in at ? at.folder : `the bucket ${at.access.location.bucket}`
}

function bucketTarget(calls: S3Calls, prefix: string): BackupTarget {
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
