import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { openServer } from '../open-server.ts'
import { S3_ACCESS, wrongInSignature } from './signature.ts'

/**
 * What it does with a call. `late`: does it, and answers after a while. `never`: does it, and says nothing. `cuts`: breaks off in the middle of its answer.
 * `drops`: breaks off without doing it. `fails`, `slows`, `forbids`: 500, 503, 403, without doing it. `loses`: says so, and does not do it.
 */
export type S3Manner = 'answers' | 'late' | 'never' | 'cuts' | 'drops' | 'fails' | 'slows' | 'forbids' | 'loses'

export interface S3Call {
  method: string
  /** Empty: of the bucket. */
  key: string
  /** From 1, since `behave`. */
  nth: number
}

export interface PretendS3 {
  port: number
  endpoint: string
  /** For the settings of a shop. */
  settings: { BLOBS_URL: string; BLOBS_KEY: string; BLOBS_SECRET: string }
  objects: Map<string, { body: Buffer; changedAt: Date; headers: Record<string, string> }>
  /** Calls that came, `PUT key`. */
  asked: string[]
  /** The same for all calls, or chosen for each: held back as long as that takes. */
  behave(manner: S3Manner | ((call: S3Call) => S3Manner | Promise<S3Manner>)): void
  close(): Promise<void>
}

interface Options {
  port?: number
  lateMs?: number
  /** Objects in an answer to a list, at the most. */
  pageSize?: number
}

const REFUSED: Partial<Record<S3Manner, [number, string]>> = {
  ...{ fails: [500, 'InternalError'], slows: [503, 'SlowDown'], forbids: [403, 'AccessDenied'] },
}

/** An S3 of one bucket on this very machine, in memory: PUT, GET, HEAD, DELETE and ListObjectsV2, in either style, with signatures. */
export async function openPretendS3({ port = 0, lateMs = 2_000, pageSize = 1_000 }: Options = {}): Promise<PretendS3> {
  const objects: PretendS3['objects'] = new Map()
  const asked: string[] = []
  let mannerOf: (call: S3Call) => S3Manner | Promise<S3Manner> = () => 'answers'
  let nth = 0

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const { bucket, key, query } = placeOf(request)
    const method = request.method ?? 'GET'
    asked.push(`${method} ${key}`)
    nth += 1
    const manner = await mannerOf({ method, key, nth })
    if (manner === 'drops') return void request.socket.destroy()
    const [status, code] = REFUSED[manner] ?? refusal(request, body, bucket)
    if (code) return reply(response, status, errorOf(code))
    const done = manner === 'loses' ? { status: 200 } : act(method, key, query, body, request)
    if (manner === 'never') return
    if (manner === 'late') await new Promise((resolve) => setTimeout(resolve, lateMs))
    reply(response, done.status, done.body, done.headers, manner === 'cuts')
  }

  function act(method: string, key: string, query: URLSearchParams, body: Buffer, request: IncomingMessage): Done {
    if (!key) return method === 'GET' ? { status: 200, body: listOf(objects, query, pageSize) } : { status: 405 }
    const object = objects.get(key)
    if (method === 'PUT') {
      const { 'content-type': type = '', 'cache-control': cache = '' } = request.headers
      objects.set(key, { body, changedAt: new Date(), headers: { 'content-type': type, 'cache-control': cache } })
      return { status: 200, headers: { etag: `"${createHash('md5').update(body).digest('hex')}"` } }
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    return object ? { ...object, status: 200 } : { status: 404, body: errorOf('NoSuchKey') }
  }

  const { port: at, close } = await openServer(answer, port)
  const endpoint = `http://127.0.0.1:${at}`
  const { bucket, region, key, secret } = S3_ACCESS
  const BLOBS_URL = `s3://${bucket}/pictures?endpoint=${endpoint}&region=${region}`
  return {
    ...{ port: at, endpoint, objects, asked, settings: { BLOBS_URL, BLOBS_KEY: key, BLOBS_SECRET: secret } },
    behave(manner) {
      nth = 0
      mannerOf = typeof manner === 'function' ? manner : () => manner
    },
    close,
  }
}

interface Done {
  status: number
  body?: string | Buffer
  headers?: Record<string, string>
}

/** By the name of the host, or by the first part of the path. */
function placeOf({ url = '/', headers: { host = '' } }: IncomingMessage) {
  const { pathname, searchParams } = new URL(url, 'http://any')
  const path = decodeURIComponent(pathname.slice(1))
  const [, bucket] = /^([\w-]+)\.\D/.exec(host) ?? []
  if (bucket !== undefined) return { bucket, key: path, query: searchParams }
  const [first = '', ...rest] = path.split('/')
  return { bucket: first, key: rest.join('/'), query: searchParams }
}

function refusal(request: IncomingMessage, body: Buffer, bucket: string): [number, string?] {
  const wrong = wrongInSignature(request, body)
  if (wrong) return [wrong === 'AuthorizationHeaderMalformed' ? 400 : 403, wrong]
  return bucket === S3_ACCESS.bucket ? [200] : [404, 'NoSuchBucket']
}

function listOf(objects: PretendS3['objects'], query: URLSearchParams, pageSize: number): string {
  const from = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > from).toSorted()
  const page = keys.slice(0, pageSize)
  const next = keys.length > page.length ? Buffer.from(page.at(-1) ?? '').toString('base64') : undefined
  const contents = page.map((key) => {
    const { body, changedAt } = objects.get(key) ?? { body: '', changedAt: new Date() }
    return `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`
  })
  const token = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`
}

function errorOf(code: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`
}

function reply(
  response: ServerResponse,
  status: number,
  body: string | Buffer = '',
  headers: Record<string, string> = {},
  isCut = false,
): void {
  const bytes = Buffer.from(body)
  response.writeHead(status, {
    ...headers,
    ...(status === 204 ? {} : { 'content-length': bytes.length + (isCut ? 1 : 0) }),
  })
  if (!isCut) return void response.end(bytes)
  response.flushHeaders()
  response.write(bytes.subarray(0, bytes.length / 2))
  setImmediate(() => response.destroy())
}
