import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Http } from './http.ts'
import { Refusal } from './refusal.ts'

/** Limits of an upload: what a product form or a CSV file needs, and no more. */
const LIMITS = { fileSize: 10 * 1024 * 1024, files: 1, fields: 30, fieldSize: 200 * 1024, parts: 32, headerPairs: 20 }

/** Lets the server read multipart/form-data where an endpoint declares `upload`. */
export function acceptUploads(http: Http): void {
  http.register(multipart, { limits: LIMITS, throwFileSizeLimit: true })
}

/** The parts of an upload by name: texts as strings, files as bytes. Refuses a name that comes twice. */
export async function partsOf(request: FastifyRequest): Promise<Record<string, string | Uint8Array>> {
  if (!request.isMultipart()) throw new Refusal('wrong_type')
  const parts = new Map<string, string | Uint8Array>()
  for await (const part of request.parts()) {
    const value = part.type === 'file' ? await part.toBuffer() : String(part.value)
    // A file input without a file sends an empty part.
    if (part.type === 'file' && value.length === 0) continue
    if (parts.has(part.fieldname))
      throw new Refusal('invalid_request', { fields: { [part.fieldname]: 'May be given once.' } })
    parts.set(part.fieldname, value)
  }
  return Object.fromEntries(parts)
}
