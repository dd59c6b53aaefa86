import multipart, { type Multipart } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/** Limits of an upload: what a product form or a CSV file needs, and no more. */
const LIMITS = { fileSize: 10 * 1024 * 1024, files: 1, fields: 30, fieldSize: 200 * 1024, parts: 32, headerPairs: 20 }

/** A text as it was sent, the bytes of a file, or null for a file larger than the shop reads. */
type PartValue = string | Uint8Array | null

/** Lets the server read multipart/form-data where an endpoint declares `upload`. */
export function acceptUploads(http: FastifyInstance): void {
  http.register(multipart, { limits: LIMITS, throwFileSizeLimit: false })
}

/**
 * The parts of an upload by name. Refuses `wrong_type` where it is none, `too_large` beyond the limits,
 * `malformed_request` where it was cut off on its way, and a name that comes twice. All of it is read before anything is
 * said of it: who is still sending may not hear.
 */
export async function partsOf(request: FastifyRequest): Promise<Record<string, PartValue>> {
  if (!request.isMultipart()) throw new Refusal('wrong_type')
  const hasEnded = watchEnd(request)
  const parts = new Map<string, PartValue>()
  const doubled: Record<string, string> = {}
  try {
    for await (const part of request.parts()) {
      const value = await read(part)
      if (isEmptyFileInput(part, value)) continue
      if (parts.has(part.fieldname)) doubled[part.fieldname] = 'May be given once.'
      parts.set(part.fieldname, value)
    }
  } catch (error) {
    request.raw.resume()
    throw isBeyondLimits(error) ? new Refusal('too_large') : new Refusal('malformed_request')
  }
  if (!hasEnded()) throw new Refusal('malformed_request')
  if (Object.keys(doubled).length > 0) throw new Refusal('invalid_request', { fields: doubled })
  return Object.fromEntries(parts)
}

/** The parser takes a form that breaks off for a short one; so its closing line is looked for here. */
function watchEnd({ raw, headers }: FastifyRequest): () => boolean {
  const [, quoted, plain = ''] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(headers['content-type'] ?? '') ?? []
  const closing = Buffer.from(`--${quoted ?? plain}--`)
  let tail = Buffer.alloc(0)
  raw.on('data', (chunk: Buffer) => {
    tail = Buffer.concat([tail, chunk.subarray(-MOST_AFTER_END)]).subarray(-MOST_AFTER_END)
  })
  return () => tail.includes(closing)
}

const MOST_AFTER_END = 512

/** What a form sends for a file input that nothing was chosen in. */
function isEmptyFileInput(part: Multipart, value: PartValue): boolean {
  return part.type === 'file' && !part.filename && value?.length === 0
}

async function read(part: Multipart): Promise<PartValue> {
  if (part.type === 'file') {
    const bytes = await part.toBuffer()
    return part.file.truncated ? null : bytes
  }
  // A part that calls itself JSON arrives parsed. A text beyond its limit arrives cut off: still longer than a text of
  // the contract may be, and no JSON any more.
  const text = typeof part.value === 'string' ? part.value : JSON.stringify(part.value)
  return Buffer.from(text).toString()
}

function isBeyondLimits(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 413
}
