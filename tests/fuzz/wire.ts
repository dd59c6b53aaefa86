import type { Endpoint } from '../../src/contract/machinery/endpoint.ts'

/** What the contract knows of a call; each part holds whatever the generator made of it. */
export interface Input {
  params: unknown
  query: unknown
  headers: unknown
  body: unknown
}

export type Header = readonly [name: string, value: string]

export interface Wire {
  method: string
  path: string
  headers: Header[]
  body: Buffer | undefined
}

export const BOUNDARY = 'frontier'

/** As our client would send it, without a look at whether it makes sense. */
export function encode(endpoint: Endpoint, input: Input, token: string | undefined): Wire {
  const params = entriesOf(input.params)
  const filled = endpoint.path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(wellFormed(params.find(([name]) => name === key)?.[1] ?? '')),
  )
  const query = new URLSearchParams(entriesOf(input.query)).toString()
  const headers: Header[] = entriesOf(input.headers)
  if (token !== undefined) headers.push(['authorization', `Bearer ${token}`])
  const wire: Wire = { method: endpoint.method, path: query ? `${filled}?${query}` : filled, headers, body: undefined }
  if (input.body === undefined) return wire
  headers.push(['content-type', endpoint.upload ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json'])
  wire.body = endpoint.upload ? formOf(input.body) : Buffer.from(JSON.stringify(input.body))
  return wire
}

export function formPart(name: string, value: unknown): Buffer {
  const isFile = value instanceof Uint8Array
  const label = name.replace(/["\r\n]/g, ' ')
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${label}"${isFile ? '; filename="a.png"' : ''}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), isFile ? value : Buffer.from(textOf(value)), Buffer.from('\r\n')])
}

function formOf(body: unknown): Buffer {
  const parts =
    typeof body === 'object' && body !== null ? Object.entries(body).map(([name, value]) => formPart(name, value)) : []
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

function entriesOf(part: unknown): [string, string][] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).map(([name, value]) => [name, textOf(value)])
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** `encodeURIComponent` takes no half characters. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString()
}
