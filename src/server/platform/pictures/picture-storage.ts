import { join } from 'node:path'
import type { BlobStorage } from '../storage/blob-storage.ts'
import { createFolderStorage } from '../storage/folder-storage.ts'

/** Where a shop keeps its pictures: the one place that chooses the form of the storage. */
export function pictureStorage({ dataDir }: { dataDir: string }): BlobStorage {
  return createFolderStorage(join(dataDir, 'images'))
}
