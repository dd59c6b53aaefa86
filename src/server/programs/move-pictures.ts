import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import { type Moved, movePictures } from '../platform/pictures/move-pictures.ts'
import { pictureBucket, pictureFolder } from '../platform/pictures/picture-storage.ts'
import { refuseUnusableBucket } from '../platform/pictures/usable-bucket.ts'
import { StartRefusal } from '../platform/process/start-refusal.ts'
import { StorageAway } from '../platform/storage/storage-away.ts'

const USAGE = 'Usage: npm run move-pictures -- --to s3 (or folder), and --delete to delete what was copied'

/** `npm run move-pictures -- --to s3`, beside a shop that runs, or without it. */
try {
  await move(process.argv.slice(2))
} catch (error) {
  process.exitCode = 1
  if (error instanceof StartRefusal) process.stderr.write(`\n  Nothing was moved. ${error.message}\n\n`)
  else if (error instanceof StorageAway)
    process.stderr.write(`\n  Stopped: ${error.message}. Start it again: it goes on where it was.\n\n`)
  else throw error
}

async function move(args: string[]): Promise<void> {
  const { to, isDeleting } = wishesIn(args)
  const { blobs, dataDir } = readConfig()
  if (!blobs) throw new StartRefusal('BLOBS_URL must be given: the bucket that pictures are moved to or from.')
  await refuseUnusableBucket(blobs, say)
  const [folder, bucket] = [pictureFolder(dataDir), pictureBucket(blobs)]
  const access = to === 's3' ? { from: folder, to: bucket } : { from: bucket, to: folder }
  say(`Moving pictures to ${to === 's3' ? `the bucket ${blobs.location.bucket}` : dataDir}.`)
  const moved = await movePictures({ ...access, isDeleting, tell: (done, of) => say(`${wordsFor(done)} of ${of}`) })
  say(`Done: ${wordsFor(moved)}.`)
}

function wishesIn(args: string[]): { to: 's3' | 'folder'; isDeleting: boolean } {
  const options = { to: { type: 'string' }, delete: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args, options, strict: false })
  const { to, delete: isDeleting = false, ...others } = values
  const isKnown = positionals.length === 0 && Object.keys(others).length === 0 && typeof isDeleting === 'boolean'
  if (!isKnown || (to !== 's3' && to !== 'folder')) throw new StartRefusal(USAGE)
  return { to, isDeleting }
}

function wordsFor({ copied, already, deleted }: Moved): string {
  return `${copied} copied, ${already} already there${deleted ? `, ${deleted} deleted where they were` : ''}`
}

function say(line: string): void {
  process.stdout.write(`  ${line}\n`)
}
