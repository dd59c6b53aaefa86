import multipart, { type Multipart } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { m } from '#messages'
import { Refusal } from '../refusal.ts'
import type { Arriving } from './upload-slots.ts'

const LIMITS = { fileSize: 10 * 1024 * 1024, files: 1, fields: 30, fieldSize: 200 * 1024, parts: 32, headerPairs: 20 }

const MOST_HELD_BYTES = LIMITS.fileSize + LIMITS.fields * LIMITS.fieldSize
/** An oversized form is read so far, for its sender to hear the answer. */
const MOST_READ_BYTES = 24 * 1024 * 1024

/** Null: larger than the shop reads. */
type PartValue = string | Uint8Array | null

export function acceptUploads(http: FastifyInstance): void {
  http.register(multipart, { limits: LIMITS, throwFileSizeLimit: false })
}

/** Bytes it will hold. Refuses a declared `too_large`. */
export function bytesToHold({ headers }: FastifyRequest): number {
  const said = Number(headers['content-length'] ?? MOST_HELD_BYTES)
  if (said > MOST_READ_BYTES) throw new Refusal('too_large')
  return Math.min(said, MOST_HELD_BYTES)
}

/** Read whole first, as a sender may not hear. Refuses `wrong_type`, `too_large`, `malformed_request`. */
export async function partsOf(request: FastifyRequest, arriving: Arriving): Promise<Record<string, PartValue>> {
  if (!request.isMultipart()) throw new Refusal('wrong_type')
  const hasEnded = watchEnd(request, arriving)
  const { parts, doubled } = await Promise.race([readParts(request), cutOff(request)])
  if (!hasEnded()) throw new Refusal('malformed_request')
  if (Object.keys(doubled).length > 0) throw new Refusal('invalid_request', { fields: doubled })
  return Object.fromEntries(parts)
}

async function readParts(request: FastifyRequest) {
  const parts = new Map<string, PartValue>()
  const doubled: Record<string, string> = {}
  try {
    for await (const part of request.parts()) {
      const value = await read(part)
      if (isEmptyFileInput(part, value)) continue
      if (parts.has(part.fieldname)) doubled[part.fieldname] = m.refusal_may_given_once()
      parts.set(part.fieldname, value)
    }
    return { parts, doubled }
  } catch (error) {
    request.raw.resume()
    throw isBeyondLimits(error) ? new Refusal('too_large') : new Refusal('malformed_request')
  }
}

/** A parser may wait for ever for a body that was cut off before it looked. */
function cutOff({ raw }: FastifyRequest): Promise<never> {
  return new Promise((_, refuse) => {
    const refuseUnread = () => {
      if (!raw.readableEnded) refuse(new Refusal('malformed_request'))
    }
    if (raw.destroyed) refuseUnread()
    raw.once('close', refuseUnread)
  })
}

/** The parser takes a cut-off form for a short one: look for the closing boundary. */
function watchEnd({ raw, headers }: FastifyRequest, arriving: Arriving): () => boolean {
  const [, quoted, plain = ''] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(headers['content-type'] ?? '') ?? []
  const closing = Buffer.from(`--${quoted ?? plain}--`)
  let tail = Buffer.alloc(0)
  let bytesRead = 0
  raw.on('data', (chunk: Buffer) => {
    bytesRead += chunk.length
    arriving.hasCome(chunk.length)
    if (bytesRead > MOST_READ_BYTES) raw.socket.destroy()
    tail = Buffer.concat([tail, chunk.subarray(-MOST_AFTER_END)]).subarray(-MOST_AFTER_END)
  })
  raw.once('end', arriving.isWhole)
  return () => tail.includes(closing)
}

const MOST_AFTER_END = 512

function isEmptyFileInput(part: Multipart, value: PartValue): boolean {
  return part.type === 'file' && !part.filename && value?.length === 0
}

async function read(part: Multipart): Promise<PartValue> {
  if (part.type === 'file') {
    const bytes = await part.toBuffer()
    return part.file.truncated ? null : bytes
  }
  // JSON parts arrive parsed; a text beyond its limit arrives cut, and fails the contract.
  const text = typeof part.value === 'string' ? part.value : JSON.stringify(part.value)
  return Buffer.from(text).toString()
}

function isBeyondLimits(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 413
}
