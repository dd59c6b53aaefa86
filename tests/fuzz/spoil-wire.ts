import type { Random } from '../../demo/random.ts'
import { hostileText } from './hostile.ts'
import { BOUNDARY, formPart, type Header, type Wire } from './wire.ts'

const TYPES = [
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'multipart/form-data',
  `multipart/form-data; boundary=${BOUNDARY}`,
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'multipart/mixed; boundary=x',
  ';;;',
  '',
  'application/json, text/html',
] as const

const HEADERS: readonly [Header, ...Header[]] = [
  ['x-forwarded-for', '127.0.0.1, ::1, nonsense'],
  ['x-forwarded-proto', 'javascript'],
  ['x-forwarded-host', 'evil.example'],
  ['host', 'evil.example:99999'],
  ['forwarded', 'for=unknown;proto=;host="\\"'],
  ['x-http-method-override', 'DELETE'],
  ['x-original-url', '/api/users'],
  ['content-encoding', 'gzip'],
  ['accept-encoding', 'br;q=0, *;q=-1'],
  ['accept', '*/*;q=nonsense'],
  ['accept-language', `${'bn,'.repeat(500)}en`],
  ['if-none-match', '"'.repeat(100)],
  ['range', 'bytes=9-1,-,0-99999999999999'],
  ['expect', '200-maybe'],
  ['cookie', 'a=b; '.repeat(500)],
  ['authorization', 'Bearer a.b.c'],
  ['authorization', `Bearer ${'x'.repeat(4000)}`],
  ['authorization', 'Bearer eyJhbGciOiJub25lIn0.eyJ1c2VySWQiOjEsInJvbGUiOiJBZG1pbiJ9.'],
  ['authorization', 'Basic Og=='],
  ['idempotency-key', '\u00a0\u00ff'.repeat(20)],
  ['transfer-encoding', 'gzip, chunked'],
  ['content-length', '-1'],
  ['x-large', 'y'.repeat(20_000)],
  ['x-null', 'a\0b'],
]

/** Does one wrong thing to the bytes of a request. */
export function spoilWire(wire: Wire, random: Random): void {
  const spoil = random.pick([spoilType, spoilBody, spoilBody, spoilHeader, spoilPath, spoilQuery, spoilMethod])
  spoil(wire, random)
}

function spoilType(wire: Wire, random: Random): void {
  wire.headers = wire.headers.filter(([name]) => name !== 'content-type')
  if (!random.isOnceIn(6)) wire.headers.push(['content-type', random.pick(TYPES)])
}

function spoilBody(wire: Wire, random: Random): void {
  const body = wire.body ?? Buffer.from('{}')
  const at = random.whole(body.length + 1)
  switch (random.whole(6)) {
    case 0:
      wire.body = body.subarray(0, at)
      break
    case 1:
      wire.body = Buffer.concat([body.subarray(0, at), Buffer.from([random.whole(256), 0xff]), body.subarray(at)])
      break
    case 2:
      wire.body = twice(body)
      break
    case 3:
      wire.body = Buffer.concat([...manyParts(10 ** (1 + random.whole(4))), body])
      break
    case 4:
      wire.body = Buffer.from(
        random.pick(['', '[', '{"a":', '"', 'nul', '\ufeff{}', '{"__proto__":1}', '[]'.repeat(9)]),
      )
      break
    default:
      wire.body = Buffer.from(hostileText(random))
  }
}

/** The same keys again, or the same form behind its end. */
function twice(body: Buffer): Buffer {
  const text = body.toString()
  return text.startsWith('{') ? Buffer.from(`${text.slice(0, -1)},${text.slice(1)}`) : Buffer.concat([body, body])
}

const manyParts = (count: number) => Array.from({ length: count }, (_, at) => formPart(`part${at}`, 'x'))

function spoilHeader(wire: Wire, random: Random): void {
  const [name, value] = random.pick(HEADERS)
  wire.headers = [...wire.headers.filter((header) => header[0] !== name), [name, value]]
}

function spoilPath(wire: Wire, random: Random): void {
  const more = random.pick([
    '/',
    '//',
    '/../',
    '/.',
    '%',
    '%00',
    '%2e%2e%2f',
    ';a=b',
    '\\',
    '#x',
    '%ff',
    'A'.repeat(500),
  ])
  const at = random.whole(wire.path.length) + 1
  wire.path = random.isOnceIn(2) ? wire.path + more : wire.path.slice(0, at) + more + wire.path.slice(at)
}

function spoilQuery(wire: Wire, random: Random): void {
  const more = random.pick([
    'cursor=',
    'cursor=%00',
    `cursor=${Buffer.from(JSON.stringify([hostileText(random), 1])).toString('base64url')}`,
    `cursor=${Buffer.from(JSON.stringify({ v: null })).toString('base64url')}`,
    'limit=0',
    'limit=1&limit=2',
    'search[$ne]=1',
    'search=%',
    `search=${encodeURIComponent(Buffer.from(hostileText(random)).toString())}`,
    '__proto__=1',
    'a=b&'.repeat(1000),
    '%ff=%fe',
    '=&&==',
  ])
  wire.path += `${wire.path.includes('?') ? '&' : '?'}${more}`
}

function spoilMethod(wire: Wire, random: Random): void {
  wire.method = random.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'NOSUCH'])
}
