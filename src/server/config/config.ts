import { availableParallelism } from 'node:os'
import { relative, resolve } from 'node:path'
import type { BackupsAt } from '../platform/backup/open-target.ts'
import type { MailSettings } from '../platform/mail/settings.ts'
import type { PictureBucket } from '../platform/pictures/picture-storage.ts'
import { StartRefusal } from '../platform/process/start-refusal.ts'
import { type SmsSettings, smsSettingsOf } from '../platform/sms/settings.ts'
import type { MetricsEndpoint, TraceSettings } from '../platform/telemetry/settings.ts'
import { MOST_WORKERS, type Variables, variables } from './variables.ts'

/** Settings of one shop (decisions, "Running it"). */
export interface Config {
  host: string
  port: number
  dataDir: string
  /** The folder of the embedded server’s programs; undefined: the built-in ones. */
  postgresBin: string | undefined
  databaseUrl: string | undefined
  /** Given where a pooler stands before `databaseUrl`. */
  databaseListenUrl: string | undefined
  /** Replicas of `databaseUrl`. */
  databaseReadUrls: string[]
  jwtSecret: string | undefined
  /** Undefined: of `DATA_DIR`. */
  secretsKey: string | undefined
  admin: { username: string; email: string; password: string | undefined }
  fillDemo: boolean
  /** How long the demo’s couriers take from a booking to the door. */
  demoTravelSeconds: number
  tokenLifeSeconds: number
  logLevel: string
  /** Under a supervisor: standard output is the log. */
  isProduction: boolean
  trustProxy: boolean | string[]
  /** For canonical links; undefined: by request. */
  publicUrl: string | undefined
  /** The bucket of the pictures, and where a browser reaches it; null: they are in `DATA_DIR`. */
  blobs: PictureBucket | null
  /** Where backups and the database’s log go; null: nowhere. */
  backups: BackupsAt | null
  /** Null: mails are kept, and nobody is sent any. */
  mail: MailSettings | null
  /** Null: SMS are kept, and nobody is sent any. */
  sms: SmsSettings | null
  /** Origins in one’s own network that the shop’s own webhooks may name. */
  webhookOrigins: string[]
  /** Addresses of pretend couriers, by company (`npm run pretend`, and the demo’s own). */
  courierUrls: Readonly<Record<string, string>>
  workers: number
  /** Between a signal to stop and the closing of the port: balancers are told, and everybody is served. */
  drainSeconds: number
  /** Per process; a trusted proxy is not counted. */
  connectionsPerAddress: number
  /** Open orders of an account that has received nothing yet, ten times as many once one has arrived; 0: any number, and whatever they hold. */
  maxOpenOrders: number
  /** Orders that an account places within a day, also those it cancels; 0: any number. */
  maxOrdersADay: number
  /** Null: nobody is given any. */
  metrics: MetricsEndpoint | null
  /** Null: none are made. */
  traces: TraceSettings | null
  /** From so many milliseconds on a statement is named in the log; 0: none is. */
  slowStatementMs: number
}

export function environmentNames(): string[] {
  return Object.keys(process.env)
}

/** The only reader of the environment, with `environmentNames`. */
export function readConfig(): Config {
  return configOf(process.env, process.stdout.isTTY)
}

/** Refuses the start, a sentence a variable; empty is unset. */
export function configOf(env: NodeJS.ProcessEnv, isTerminal = false): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = variables.safeParse(given)
  if (!read.success)
    throw new StartRefusal(read.error.issues.map(({ path, message }) => `${path.join()} must be ${message}.`).join(' '))
  const set = read.data
  if (set.DATABASE_LISTEN_URL && !set.DATABASE_URL)
    throw new StartRefusal('DATABASE_LISTEN_URL must be given together with DATABASE_URL.')
  if (set.DATABASE_READ_URLS.length > 0 && !set.DATABASE_URL)
    throw new StartRefusal('DATABASE_READ_URLS must be given together with DATABASE_URL.')
  if (set.BACKUPS && set.DATABASE_URL)
    throw new StartRefusal('BACKUPS must be left out where DATABASE_URL is given: such a server has tools of its own.')
  if (set.METRICS_PORT !== undefined && set.METRICS_PORT === set.PORT)
    throw new StartRefusal('METRICS_PORT must be another port than PORT: metrics are not for the public.')
  const isProduction = set.NODE_ENV === 'production'
  return {
    host: set.HOST,
    port: set.PORT,
    dataDir: resolve(set.DATA_DIR),
    postgresBin: set.POSTGRES_BIN,
    databaseUrl: set.DATABASE_URL,
    databaseListenUrl: set.DATABASE_LISTEN_URL,
    databaseReadUrls: set.DATABASE_READ_URLS,
    jwtSecret: set.JWT_SECRET,
    secretsKey: set.SECRETS_KEY,
    admin: { username: set.ADMIN_USERNAME, email: set.ADMIN_EMAIL, password: set.ADMIN_PASSWORD },
    fillDemo: set.DEMO === undefined ? !isProduction : set.DEMO === '1',
    demoTravelSeconds: set.DEMO_TRAVEL,
    tokenLifeSeconds: set.TOKEN_TTL,
    // A line for each call would push what the start says off a terminal.
    logLevel: set.LOG_LEVEL ?? (isTerminal && !isProduction ? 'warn' : 'info'),
    isProduction,
    trustProxy: set.TRUST_PROXY,
    workers: set.WORKERS ?? (isProduction ? Math.min(availableParallelism(), MOST_WORKERS) : 1),
    drainSeconds: set.DRAIN_SECONDS,
    maxOpenOrders: set.MAX_OPEN_ORDERS,
    maxOrdersADay: set.MAX_ORDERS_A_DAY,
    connectionsPerAddress: set.CONNECTIONS_PER_ADDRESS,
    publicUrl: set.PUBLIC_URL,
    blobs: blobsOf(set),
    backups: backupsOf(set),
    mail: mailOf(set),
    sms: smsOf(set),
    webhookOrigins: set.WEBHOOK_ORIGINS,
    courierUrls: set.COURIER_URLS,
    metrics: set.METRICS_PORT === undefined ? null : { host: set.METRICS_HOST, port: set.METRICS_PORT },
    traces: tracesOf(set),
    slowStatementMs: set.SLOW_STATEMENT_MS,
  }
}

function blobsOf(set: Variables): Config['blobs'] {
  const { BLOBS_URL: location, BLOBS_KEY: key, BLOBS_SECRET: secret, BLOBS_PUBLIC_URL: publicUrl } = set
  if (location && key && secret) return { location, key, secret, publicUrl }
  if (location) throw new StartRefusal('BLOBS_KEY and BLOBS_SECRET must be given with BLOBS_URL.')
  const [name] = [key && 'BLOBS_KEY', secret && 'BLOBS_SECRET', publicUrl && 'BLOBS_PUBLIC_URL'].filter(Boolean)
  if (name) throw new StartRefusal(`${name} must be given with BLOBS_URL: the bucket that it belongs to.`)
  return null
}

function backupsOf(set: Variables): Config['backups'] {
  const { BACKUPS: at, BACKUPS_KEY: key, BACKUPS_SECRET: secret } = set
  if (at && 'location' in at) {
    if (key && secret) return { access: { location: at.location, key, secret } }
    throw new StartRefusal('BACKUPS_KEY and BACKUPS_SECRET must be given where BACKUPS names a bucket.')
  }
  const [name] = [key && 'BACKUPS_KEY', secret && 'BACKUPS_SECRET'].filter(Boolean)
  if (name) throw new StartRefusal(`${name} must be given with BACKUPS: the bucket that it belongs to.`)
  if (!at) return null
  const folder = resolve(at.folder)
  if (!relative(resolve(set.DATA_DIR), folder).startsWith('..'))
    throw new StartRefusal('BACKUPS must be outside of DATA_DIR: what is lost with it is no backup.')
  return { folder }
}

function tracesOf({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_TRACES_SAMPLER_ARG: share,
}: Variables): Config['traces'] {
  return endpoint ? { endpoint, share } : null
}

/** A mail server that takes mails from nobody would be found out with the first order. */
function mailOf({ SMTP_URL: server, MAIL_FROM: from, MAILS_AT_ONCE: atOnce }: Variables): MailSettings | null {
  if (server && !from) throw new StartRefusal('MAIL_FROM must be given with SMTP_URL: the address that mails are from.')
  return server && from ? { ...server, from, atOnce } : null
}

function smsOf(set: Variables): SmsSettings | null {
  const { SMS_GATEWAY: gateway, SMS_URL: url, SMS_SENDER: sender, SMS_USER: user, SMS_TOKEN: token } = set
  if (gateway) return smsSettingsOf({ gateway, url, sender, user, token, quietHours: set.SMS_QUIET_HOURS })
  if (url || sender || user || token)
    throw new StartRefusal('SMS_GATEWAY must be given with SMS_URL, SMS_SENDER, SMS_USER or SMS_TOKEN.')
  return null
}
