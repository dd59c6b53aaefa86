/** A part of a bucket, and how it is reached. */
export interface S3Location {
  bucket: string
  /** Before every key: empty, or ends with a slash. */
  prefix: string
  /** Without a slash at its end. */
  endpoint: string
  region: string
  style: 'path' | 'virtual'
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const PREFIX = /^(?:[\w-][\w.-]*\/)*$/
const REGION = /^[a-z0-9-]{1,40}$/
const OPTIONS = new Set(['endpoint', 'region', 'style'])

/** `s3://bucket/prefix?endpoint=https://…&region=…&style=path`; null where it is not. Without an endpoint: Amazon’s of the region. */
export function s3LocationOf(text: string): S3Location | null {
  if (!URL.canParse(text)) return null
  const { protocol, username, password, host: bucket, pathname, searchParams, hash } = new URL(text)
  const path = pathname.replace(/^\/|\/$/g, '')
  const prefix = path && `${path}/`
  const names = [...searchParams.keys()]
  const isKnown = names.every((name) => OPTIONS.has(name)) && new Set(names).size === names.length
  if (protocol !== 's3:' || username || password || hash || !isKnown) return null
  const given = searchParams.get('endpoint')
  const region = searchParams.get('region') ?? (given === null ? '' : 'us-east-1')
  const endpoint = given === null ? `https://s3.${region}.amazonaws.com` : addressOf(given)
  const style = searchParams.get('style') ?? (given === null ? 'virtual' : 'path')
  if (!BUCKET.test(bucket) || !PREFIX.test(prefix) || !REGION.test(region) || endpoint === null) return null
  return style === 'path' || style === 'virtual' ? { bucket, prefix, endpoint, region, style } : null
}

/** An address of HTTP without credentials, options and a slash at its end; null where it is none. */
export function addressOf(text: string): string | null {
  if (!/^https?:\/\/[\w.:[\]-]+(?:\/[\w./-]*)?$/i.test(text) || !URL.canParse(text)) return null
  return new URL(text).href.replace(/\/+$/, '')
}

/** Of an object, or of the bucket itself. */
export function urlOf({ bucket, endpoint, style }: S3Location, key = ''): string {
  if (style === 'path') return `${endpoint}/${bucket}/${key}`
  return `${endpoint.replace('://', `://${bucket}.`)}/${key}`
}
