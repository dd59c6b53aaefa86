import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { createLimiter } from '../limits/limiter.ts'
import { errorCode } from '../process/error-code.ts'
import { noteSignal, statusClass } from '../signals/signals.ts'
import { inSpan } from '../signals/spans.ts'
import { type S3Location, urlOf } from './s3-location.ts'
import { type ListedObject, pageIn } from './s3-page.ts'
import { StorageAway } from './storage-away.ts'

/** The four calls of S3 that a storage of pictures is made of. All throw `StorageAway`, after a few tries and within `allMs`. */
export interface S3Calls {
  put(key: string, body: Uint8Array): Promise<void>
  get(key: string): Promise<Uint8Array | undefined>
  /** Missing is deleted. */
  delete(key: string): Promise<void>
  list(prefix: string): AsyncGenerator<ListedObject>
}

export interface S3Access {
  location: S3Location
  key: string
  secret: string
}

export const S3_PATIENCE = { tryMs: 4_000, allMs: 10_000, tries: 3, pauseMs: 150 }

/** Pictures take 100 KB, a part of the database’s log 16 MB; more in one answer is no answer of ours. */
const MOST_BYTES = 20 * 1024 * 1024
const AT_ONCE = 32
const WAITING = 256
const EMPTY = new Uint8Array()

interface Asked {
  method: 'GET' | 'PUT' | 'DELETE'
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
}

interface Answer {
  status: number
  bytes: Uint8Array
}

/** `headersOf`: what an object is put with, by its key. */
export function createS3Calls(
  { location, key: accessKeyId, secret: secretAccessKey }: S3Access,
  headersOf: (key: string) => Record<string, string> = () => ({}),
  patience = S3_PATIENCE,
): S3Calls {
  const signingKeys = new Map<string, ArrayBuffer>()
  const inTurn = createLimiter({
    concurrency: AT_ONCE,
    waiting: WAITING,
    longestWaitMs: patience.tryMs,
    refusal: () => new StorageAway('too many wait for the object storage'),
  })

  async function askOnce(asked: Asked, signal: AbortSignal): Promise<Answer> {
    const { method, key, query = {}, headers = {}, body } = asked
    const url = `${urlOf(location, key)}${method === 'GET' && !key ? `?${new URLSearchParams(query)}` : ''}`
    const hash = createHash('sha256')
      .update(body ?? EMPTY)
      .digest('hex')
    const signer = new AwsV4Signer({
      method,
      url,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      accessKeyId,
      secretAccessKey,
      region: location.region,
      service: 's3',
      cache: signingKeys,
    })
    const signed = await signer.sign()
    // Not signed: proxies change it. Lengths are compared as they were sent.
    signed.headers.set('accept-encoding', 'identity')
    const sent = { method, headers: signed.headers, redirect: 'manual' as const, signal, ...(body && { body }) }
    const response = await fetch(signed.url, sent)
    return { status: response.status, bytes: await bytesOf(response) }
  }

  /** One that is well, or that there is no such key. */
  async function ask(asked: Asked): Promise<Answer> {
    const until = AbortSignal.timeout(patience.allMs)
    return await inTurn(async () => {
      for (let nth = 1; ; nth += 1) {
        const signal = AbortSignal.any([until, AbortSignal.timeout(patience.tryMs)])
        const answer = await inSpan(`storage ${asked.method}`, {}, () => askOnce(asked, signal)).catch(
          (error: unknown) => unanswered(asked, error),
        )
        const status = answer instanceof StorageAway ? 0 : answer.status
        noteSignal('storageAsked', { method: asked.method, outcome: statusClass(status) })
        const trouble = answer instanceof StorageAway ? answer : troubleIn(asked, answer)
        if (!trouble && !(answer instanceof StorageAway)) return answer
        if (!trouble || !mayPass(trouble) || nth >= patience.tries || until.aborted) throw trouble
        await pause(patience.pauseMs * 2 ** (nth - 1) * (0.5 + Math.random()))
      }
    })
  }

  return {
    async put(key, body) {
      await ask({ method: 'PUT', key, body: Uint8Array.from(body), headers: headersOf(key) })
    },
    async get(key) {
      const { status, bytes } = await ask({ method: 'GET', key })
      return status === 404 ? undefined : bytes
    },
    async delete(key) {
      await ask({ method: 'DELETE', key })
    },
    async *list(prefix) {
      let from: string | undefined
      do {
        const query = {
          'list-type': '2',
          'max-keys': '1000',
          prefix,
          ...(from !== undefined && { 'continuation-token': from }),
        }
        const { objects, next } = pageIn(new TextDecoder().decode((await ask({ method: 'GET', query })).bytes))
        yield* objects
        if (next !== undefined && next === from) throw new StorageAway('the object storage lists without an end')
        from = next
      } while (from !== undefined)
    },
  }
}

async function bytesOf({ body, headers }: Response): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body ?? []) {
    pieces.push(piece)
    length += piece.length
    if (length > MOST_BYTES) throw new StorageAway('the object storage answers without an end', { code: 'TooLong' })
  }
  const said = headers.get('content-length')
  if (said !== null && Number(said) !== length) throw new StorageAway('the object storage broke off an answer')
  return Buffer.concat(pieces)
}

function unanswered({ method }: Asked, error: unknown): StorageAway {
  if (error instanceof StorageAway) return error
  if (!(error instanceof Error)) throw error
  const known = errorCode(error.cause)
  const code = typeof known === 'string' ? known : error.name
  return new StorageAway(`the object storage did not answer ${method} (${code})`, { code })
}

function troubleIn({ method, key }: Asked, { status, bytes }: Answer): StorageAway | undefined {
  if (status >= 200 && status < 300) return undefined
  const [, code] = /<Code>(\w{1,60})<\/Code>/.exec(new TextDecoder().decode(bytes.subarray(0, 10_000))) ?? []
  if (status === 404 && key && method !== 'PUT' && code === 'NoSuchKey') return undefined
  const words = `the object storage answered ${method} with ${status}${code ? ` (${code})` : ''}`
  return new StorageAway(words, { status, ...(code && { code }) })
}

/** Network and load pass; what was refused is refused again. */
function mayPass({ answered: { status, code } }: StorageAway): boolean {
  if (status === undefined) return code !== 'TooLong' && code !== 'ENOTFOUND'
  return status >= 500 || status === 429 || status === 408
}
