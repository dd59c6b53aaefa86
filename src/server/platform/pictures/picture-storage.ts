import { join } from 'node:path'
import type { BlobStorage } from '../storage/blob-storage.ts'
import { createFolderStorage } from '../storage/folder-storage.ts'
import { createS3Calls, type S3Access } from '../storage/s3-calls.ts'
import { createS3Storage } from '../storage/s3-storage.ts'
import { PICTURE_HEADERS } from './images.routes.ts'

/** Of the pictures, and where a browser reaches it. */
export type PictureBucket = S3Access & { publicUrl: string | undefined }

/** Where a shop keeps its pictures: the one place that chooses the form of the storage. */
export function pictureStorage({ dataDir, blobs }: { dataDir: string; blobs: PictureBucket | null }): BlobStorage {
  return blobs ? pictureBucket(blobs) : pictureFolder(dataDir)
}

export function pictureFolder(dataDir: string): BlobStorage {
  return createFolderStorage(join(dataDir, 'images'))
}

/** Put with the headers that browsers are to be answered with where they ask it themselves. */
export function pictureBucket(access: S3Access): BlobStorage {
  const headersOf = (key: string) => (key.endsWith('.webp') ? PICTURE_HEADERS : {})
  return createS3Storage(createS3Calls(access, headersOf), access.location.prefix)
}
