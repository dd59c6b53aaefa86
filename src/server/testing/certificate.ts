import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isIP } from 'node:net'

/** In PEM, as servers and `NODE_EXTRA_CA_CERTS` take them. */
export interface Certificate {
  key: string
  cert: string
}

/** A certificate that this host has signed itself, good for a day: nobody trusts it who was not told to (X.509 v3 in DER, RFC 5280). */
export function selfSignedFor(host: string): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(der(SET, sequence(COMMON_NAME, der(UTF8, host))))
  const content = sequence(
    der(CONTEXT_0, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1]), randomBytes(8)),
    ECDSA_WITH_SHA256,
    name,
    sequence(timeIn(-1), timeIn(24)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(CONTEXT_3, sequence(sequence(SUBJECT_ALT_NAME, der(OCTETS, sequence(hostName(host)))))),
  )
  const signature = der(BITS, Buffer.from([0]), sign('sha256', content, privateKey))
  const cert = sequence(content, ECDSA_WITH_SHA256, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}

const [INTEGER, BITS, OCTETS, OBJECT_ID, UTF8, UTC_TIME, SEQUENCE, SET] = [2, 3, 4, 6, 12, 23, 0x30, 0x31]
const [DNS_NAME, IP_ADDRESS, CONTEXT_0, CONTEXT_3] = [0x82, 0x87, 0xa0, 0xa3]

const COMMON_NAME = der(OBJECT_ID, Buffer.from('550403', 'hex'))
const SUBJECT_ALT_NAME = der(OBJECT_ID, Buffer.from('551d11', 'hex'))
const ECDSA_WITH_SHA256 = sequence(der(OBJECT_ID, Buffer.from('2a8648ce3d040302', 'hex')))

function sequence(...parts: Buffer[]): Buffer {
  return der(SEQUENCE, ...parts)
}

/** A tag, the length in as few bytes as it needs, and what is inside. */
function der(tag: number, ...parts: (Buffer | string)[]): Buffer {
  const inside = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const { length } = inside
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), inside])
}

function timeIn(hours: number): Buffer {
  const [date = '', time = ''] = new Date(Date.now() + hours * 3_600_000).toISOString().slice(2, 19).split('T')
  return der(UTC_TIME, `${date.replaceAll('-', '')}${time.replaceAll(':', '')}Z`)
}

function hostName(host: string): Buffer {
  return isIP(host) === 4 ? der(IP_ADDRESS, Buffer.from(host.split('.').map(Number))) : der(DNS_NAME, host)
}
