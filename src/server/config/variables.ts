import * as z from 'zod/mini'
import { email, password, username } from '#contract/machinery/fields'
import { CONNECTIONS_PER_ADDRESS, MOST_CONNECTIONS } from '../platform/http/connection-limit.ts'
import { MAILS_AT_ONCE, MOST_MAILS_AT_ONCE, senderOf, smtpServerOf } from '../platform/mail/settings.ts'
import { trustedProxiesOf } from '../platform/process/trusted-proxies.ts'
import { QUIET_HOURS, quietHoursOf } from '../platform/sms/quiet-hours.ts'
import { addressOf, type S3Location, s3LocationOf } from '../platform/storage/s3-location.ts'

const ADDRESS = /^[\w.:-]+$/
const DURATION = /^(\d{1,9})(s|m|h|d)$/
const DATABASE_URL = /^postgres(ql)?:\/\/\S+$/
const SECONDS: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 }
const LONGEST_TTL_SECONDS = 3650 * 86_400
const LONGEST_TRAVEL_SECONDS = 86_400
export const MOST_WORKERS = 64
/** Nobody waits for more who means to pay. */
export const MAX_OPEN_ORDERS = 20
export const MAX_ORDERS_A_DAY = 100

/** The environment, by variable (docs/settings.md). Messages never repeat a value: it may be a secret. */
export const variables = z.object({
  NODE_ENV: z.optional(z.string()),
  HOST: z._default(like(ADDRESS, 'an address such as 127.0.0.1'), '127.0.0.1'),
  PORT: z._default(numberIn(/^\d{1,5}$/, 0, 65_535, 'a port from 0 to 65535'), 3000),
  DATA_DIR: z._default(z.string(), './data'),
  POSTGRES_BIN: z.optional(like(/^\//, 'an absolute path of a folder, such as /usr/lib/postgresql/18/bin')),
  DATABASE_URL: databaseAddress(),
  DATABASE_LISTEN_URL: databaseAddress(),
  DATABASE_READ_URLS: z._default(
    readBy(databaseUrlsOf, 'URLs such as postgres://user:password@host/database, separated by commas'),
    [],
  ),
  JWT_SECRET: z.optional(like(/^.{32,}$/s, 'at least 32 characters long')),
  SECRETS_KEY: z.optional(like(/^.{32,}$/s, 'at least 32 characters long')),
  ADMIN_USERNAME: z._default(
    read(username, '3 to 40 letters, digits, dots, dashes or underscores, with a letter or digit at both ends'),
    'admin',
  ),
  ADMIN_EMAIL: z._default(read(email, 'an email address'), 'admin@haat.local'),
  ADMIN_PASSWORD: z.optional(read(password, '8 to 128 characters long')),
  DEMO: z.optional(z.enum(['1', '0'], '1 or 0')),
  DEMO_TRAVEL: z._default(duration(LONGEST_TRAVEL_SECONDS, 'a time such as 150s or 5m, at most 1d'), 150),
  TOKEN_TTL: z._default(duration(LONGEST_TTL_SECONDS, 'a time such as 30m, 12h or 7d, at most 3650d'), 12 * 3600),
  LOG_LEVEL: z.optional(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'a level such as info or warn'),
  ),
  TRUST_PROXY: z._default(readBy(trustedProxiesOf, 'on, off, or addresses of proxies separated by commas'), false),
  DRAIN_SECONDS: z._default(numberIn(/^\d{1,3}$/, 0, 600, 'seconds from 0 (none) to 600'), 0),
  WORKERS: z.optional(numberIn(/^\d{1,2}$/, 1, MOST_WORKERS, 'a number from 1 to 64')),
  CONNECTIONS_PER_ADDRESS: z._default(
    numberIn(/^\d{1,4}$/, 1, MOST_CONNECTIONS, `a number from 1 to ${MOST_CONNECTIONS}`),
    CONNECTIONS_PER_ADDRESS,
  ),
  MAX_OPEN_ORDERS: mostOrders(MAX_OPEN_ORDERS),
  MAX_ORDERS_A_DAY: mostOrders(MAX_ORDERS_A_DAY),
  PUBLIC_URL: z.optional(
    z.pipe(
      where(isOrigin, 'an address such as https://haat.example, without a path'),
      z.transform((text) => text.toLowerCase().replace(/\/$/, '')),
    ),
  ),
  BLOBS_URL: z.optional(
    readBy(s3LocationOf, 'an address such as s3://bucket/prefix?endpoint=https://…&region=…, and without keys'),
  ),
  BLOBS_KEY: z.optional(like(/^[^\s/]+$/, 'a key without spaces and slashes')),
  BLOBS_SECRET: z.optional(like(/^\S+$/, 'a key without spaces')),
  BLOBS_PUBLIC_URL: z.optional(readBy(addressOf, 'an address such as https://pictures.haat.example, without options')),
  BACKUPS: z.optional(
    readBy(backupsIn, 'a folder, or a bucket such as s3://bucket/prefix?endpoint=https://…&region=…, and without keys'),
  ),
  BACKUPS_KEY: z.optional(like(/^[^\s/]+$/, 'a key without spaces and slashes')),
  BACKUPS_SECRET: z.optional(like(/^\S+$/, 'a key without spaces')),
  SMTP_URL: z.optional(
    readBy(smtpServerOf, 'a URL such as smtp://user:password@host:587 or smtps://…, without options'),
  ),
  WEBHOOK_ORIGINS: z._default(
    readBy(originsOf, 'origins separated by commas, such as http://erp.lan:8080, without a path'),
    [],
  ),
  COURIER_URLS: z._default(readBy(courierUrlsOf, 'companies with addresses, such as pathao=http://127.0.0.1:8805'), {}),
  MAIL_FROM: z.optional(readBy(senderOf, 'an address such as orders@haat.example or Haat <orders@haat.example>')),
  MAILS_AT_ONCE: z._default(
    numberIn(/^\d{1,2}$/, 1, MOST_MAILS_AT_ONCE, `a number from 1 to ${MOST_MAILS_AT_ONCE}`),
    MAILS_AT_ONCE,
  ),
  SMS_GATEWAY: z.optional(z.string()),
  SMS_URL: z.optional(z.string()),
  SMS_SENDER: z.optional(z.string()),
  SMS_USER: z.optional(z.string()),
  SMS_TOKEN: z.optional(z.string()),
  METRICS_HOST: z._default(like(ADDRESS, 'an address such as 127.0.0.1'), '127.0.0.1'),
  METRICS_PORT: z.optional(numberIn(/^\d{1,5}$/, 1, 65_535, 'a port from 1 to 65535')),
  SLOW_STATEMENT_MS: z._default(numberIn(/^\d{1,6}$/, 0, 600_000, 'milliseconds from 0 (off) to 600000'), 500),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    readBy(addressOf, 'an address such as http://127.0.0.1:4318, without options'),
  ),
  OTEL_TRACES_SAMPLER_ARG: z._default(numberIn(/^\d(\.\d{1,6})?$/, 0, 1, 'a share from 0 to 1, such as 0.05'), 1),
  SMS_QUIET_HOURS: z._default(readBy(quietHoursOf, 'two hours in Dhaka such as 22-8, or 0-0 for none'), QUIET_HOURS),
})

export const settingNames = Object.keys(variables.shape)

export type Variables = z.infer<typeof variables>

function databaseAddress() {
  return z.optional(like(DATABASE_URL, 'a URL such as postgres://user:password@host/database'))
}

function like(pattern: RegExp, words: string) {
  return z.string().check(z.regex(pattern, words))
}

function where(isRight: (text: string) => boolean, words: string) {
  return z.string().check(z.refine(isRight, words))
}

/** The contract’s own words are for people in forms. */
function read(schema: typeof username | typeof email | typeof password, words: string) {
  return z.pipe(
    where((text) => schema.safeParse(text).success, words),
    schema,
  )
}

/** By what answers null for a text that is not right. */
function readBy<Value>(partsIn: (text: string) => Value | null, words: string) {
  return z.pipe(
    z.string(),
    z.transform((text, context) => {
      const parts = partsIn(text)
      if (parts !== null) return parts
      context.issues.push({ code: 'custom', message: words, input: text })
      return z.NEVER
    }),
  )
}

function numberIn(pattern: RegExp, least: number, most: number, words: string) {
  const isRight = (text: string) => pattern.test(text) && Number(text) >= least && Number(text) <= most
  return z.pipe(where(isRight, words), z.transform(Number))
}

function duration(mostSeconds: number, words: string) {
  const isRight = (text: string) => secondsOf(text) > 0 && secondsOf(text) <= mostSeconds
  return z.pipe(where(isRight, words), z.transform(secondsOf))
}

function mostOrders(initial: number) {
  return z._default(numberIn(/^\d{1,5}$/, 0, 99_999, 'a number from 0 (no limit) to 99999'), initial)
}

function secondsOf(text: string): number {
  const [, count = '0', unit = 's'] = DURATION.exec(text) ?? []
  return Number(count) * (SECONDS[unit] ?? 1)
}

function databaseUrlsOf(text: string): string[] | null {
  const urls = text.split(',').map((each) => each.trim())
  return urls.every((each) => DATABASE_URL.test(each)) ? urls : null
}

function backupsIn(text: string): { folder: string } | { location: S3Location } | null {
  if (!/^\w+:/.test(text)) return { folder: text }
  const location = s3LocationOf(text)
  return location && { location }
}

function originsOf(text: string): string[] | null {
  const origins = text.split(',').map((each) => each.trim())
  return origins.every(isOrigin) ? origins.map((each) => new URL(each).origin) : null
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[a-z0-9.:[\]-]+\/?$/i.test(text)
}

function courierUrlsOf(text: string): Record<string, string> | null {
  const pairs = text.split(',').map((each) => /^\s*(pathao|steadfast|redx)=(https?:\/\/[^\s,?#]+)$/.exec(each))
  return pairs.every((pair) => pair !== null)
    ? Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', (pair?.[2] ?? '').replace(/\/$/, '')]))
    : null
}
