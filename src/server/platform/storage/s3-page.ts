import { StorageAway } from './storage-away.ts'

export interface ListedObject {
  key: string
  /** By the clock of the storage. */
  changedAt: Date
}

interface ListedPage {
  objects: ListedObject[]
  /** The token of the page after it. */
  next: string | undefined
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The answer to ListObjectsV2. Keys as they stand there: ours have nothing to be escaped. */
export function pageIn(xml: string): ListedPage {
  if (!/<\/ListBucketResult>\s*$/.test(xml)) throw unreadable()
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, each = '']) => ({
    key: textIn(each, 'Key'),
    changedAt: new Date(textIn(each, 'LastModified')),
  }))
  if (objects.some(({ key, changedAt }) => !key || Number.isNaN(changedAt.getTime()))) throw unreadable()
  if (textIn(xml, 'IsTruncated') !== 'true') return { objects, next: undefined }
  const next = textIn(xml, 'NextContinuationToken')
  // Taken for the last page, the rest would count as not there.
  if (!next) throw unreadable()
  return { objects, next }
}

function textIn(xml: string, tag: string): string {
  const [, text = ''] = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml) ?? []
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return SIGNS[name] ?? whole
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16))
  })
}

function unreadable(): StorageAway {
  return new StorageAway('the object storage answered a list that cannot be read')
}
