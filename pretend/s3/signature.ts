import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What this shop is known by. */
export const S3_ACCESS = { key: 'pretend-key', secret: 'pretend-secret', region: 'bd-dhaka-1', bucket: 'haat' }
const MOST_SKEW_MS = 15 * 60_000
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/

/** Signature version 4: the code of what is wrong with it, undefined where it is right. */
export function wrongInSignature(request: IncomingMessage, body: Buffer): string | undefined {
  const [, key, day = '', region = '', names = '', signature] =
    AUTHORIZATION.exec(headerOf(request, 'authorization')) ?? []
  if (!signature) return 'AccessDenied'
  if (key !== S3_ACCESS.key) return 'InvalidAccessKeyId'
  if (region !== S3_ACCESS.region) return 'AuthorizationHeaderMalformed'
  const date = headerOf(request, 'x-amz-date')
  if (!(Math.abs(Date.now() - timeOf(date)) < MOST_SKEW_MS)) return 'RequestTimeTooSkewed'
  const hash = headerOf(request, 'x-amz-content-sha256')
  if (hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://any')
  const query = [...searchParams].map((pair) => pair.map(encoded).join('=')).toSorted()
  const headers = names.split(';').map((name) => `${name}:${headerOf(request, name).trim().replace(/\s+/g, ' ')}\n`)
  const canonical = [request.method, pathname, query.join('&'), headers.join(''), names, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const said = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${S3_ACCESS.secret}`)
  const isWhole = ['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.split(';').includes(name))
  return isWhole && hmac(signing, said).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}

function headerOf(request: IncomingMessage, name: string): string {
  return String(request.headers[name] ?? '')
}

function timeOf(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
