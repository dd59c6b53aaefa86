import { type Variables, variables } from './variables.ts'

type Name = keyof Variables

/** What each setting does, under the heading where an operator looks for it. */
const GROUPS: Record<string, Partial<Record<Name, string>>> = {
  'Address and data': {
    HOST: 'the address the shop listens at; `0.0.0.0` is every network',
    PORT: 'its port; `0` takes a free one',
    DATA_DIR:
      'the folder of the embedded database, the pictures and the generated secrets; a relative path starts at the project’s folder under `npm start`, else where the shop is started',
    PUBLIC_URL:
      'where shoppers reach the shop, such as `https://haat.example`; canonical links and links in mails use it',
    TRUST_PROXY:
      'the addresses of the proxies whose forwarded headers are believed, separated by commas; `on` believes everybody ([behind a proxy](operating.md#behind-a-proxy))',
    NODE_ENV:
      '`production` means a shop in production: no demo, one process for each core, and a log of JSON lines on standard output',
  },
  'The first start': {
    ADMIN_USERNAME: 'the first admin, made when there is none',
    ADMIN_EMAIL: 'the email address of that admin, read at the first start only',
    ADMIN_PASSWORD: 'the password of that admin, at least 8 characters',
    DEMO: '`1` fills an empty shop with the demo and starts its pretend couriers, `0` does neither; the demo’s past is five weeks, or four days where the account of `DATABASE_URL` is no superuser',
    DEMO_TRAVEL: 'how long a courier of the demo takes from the booking to the door',
  },
  Database: {
    DATABASE_URL: 'a PostgreSQL server (15 or later) instead of the embedded one',
    DATABASE_LISTEN_URL:
      'the same database without a pooler between, where `DATABASE_URL` goes through one such as PgBouncer in transaction mode ([a server of your own](operating.md#a-server-of-your-own))',
    DATABASE_READ_URLS:
      'streaming replicas for public lists, reports and exports, separated by commas ([a server of your own](operating.md#a-server-of-your-own))',
    POSTGRES_BIN:
      'a folder with other PostgreSQL programs for the embedded database, version 15 or later, such as `/usr/lib/postgresql/18/bin` (Debian) or `/usr/pgsql-18/bin` (PGDG); `DATABASE_URL` makes it unused ([its programs](operating.md#programs-of-postgresql))',
    SLOW_STATEMENT_MS: 'a statement that takes this many milliseconds or more is named in the log; `0` names none',
  },
  'Keys and sessions': {
    JWT_SECRET: 'the key of the tokens, at least 32 characters; the same on all machines',
    SECRETS_KEY:
      'the key that seals what the database keeps secret (two-step logins, webhooks, courier accounts), at least 32 characters; the same on all machines',
    TOKEN_TTL: 'how long a login lasts',
  },
  'Processes and limits': {
    WORKERS: 'how many processes serve ([several processes](operating.md#several-processes))',
    DRAIN_SECONDS:
      'how long a shop that is to stop says so to its load balancer and still serves ([updates](operating.md#updates))',
    CONNECTIONS_PER_ADDRESS:
      'how many connections one address may have open in a process; a trusted proxy is not counted',
    MAX_OPEN_ORDERS:
      'how many orders an account may have open before it has received one, and ten times as many afterwards; `0` removes this limit and those of a new account ([details](operating.md#orders-that-nobody-means-to-pay))',
    MAX_ORDERS_A_DAY: 'how many orders an account may place within a day, cancelled ones included; `0` is no limit',
  },
  'Pictures in a bucket': {
    BLOBS_URL:
      'a bucket of S3 or of a look-alike for the pictures, instead of `DATA_DIR/images`, such as `s3://bucket/prefix?endpoint=https://…&region=…` ([details](operating.md#pictures-in-object-storage))',
    BLOBS_KEY: 'the access key of that bucket; needed with `BLOBS_URL`',
    BLOBS_SECRET: 'the secret of that access key; needed with `BLOBS_URL`',
    BLOBS_PUBLIC_URL: 'where browsers find the same pictures, such as a CDN before the bucket; pages then link there',
  },
  Backups: {
    BACKUPS:
      'a folder on another disk, or a bucket written as for `BLOBS_URL`, for backups and the log of the embedded database ([backup and restore](operating.md#backup-and-restore))',
    BACKUPS_KEY: 'the access key, where that is a bucket',
    BACKUPS_SECRET: 'the secret of that access key',
  },
  Mail: {
    SMTP_URL:
      'the mail server: `smtp://user:password@host:587` or `smtps://…:465`; without it mails are kept, for admins to read under *Sent messages* ([mail](operating.md#mail))',
    MAIL_FROM: 'the sender of mails, such as `Haat <orders@haat.example>`; needed with `SMTP_URL`',
    MAILS_AT_ONCE:
      'how many mails are sent at once, with half as many codes beside them: two thirds of the connections the mail server takes from one client',
  },
  SMS: {
    SMS_GATEWAY:
      'the SMS gateway: `ssl-wireless`, `bulksmsbd`, `alpha-sms`, or one that you add; without it SMS are kept ([SMS](operating.md#sms))',
    SMS_SENDER: 'the registered sender (`sid` of SSL Wireless)',
    SMS_TOKEN: 'the key of the gateway',
    SMS_USER: 'the account, where the gateway asks for one',
    SMS_QUIET_HOURS: 'the hours in Dhaka when only codes are sent; `0-0` is none',
    SMS_URL: 'the same gateway at another host, such as its sandbox or a pretend one',
  },
  'Webhooks and couriers': {
    WEBHOOK_ORIGINS:
      'origins in your own network that the shop’s own webhooks may name, such as `http://erp.lan:8080`, separated by commas ([webhooks](operating.md#webhooks))',
    COURIER_URLS:
      'pretend couriers that courier accounts may belong to, such as `pathao=http://127.0.0.1:8805` (`npm run pretend`)',
  },
  'Log, metrics and traces': {
    LOG_LEVEL: '`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`; `info` has a line for each call',
    METRICS_PORT:
      'the port where Prometheus finds `/metrics` ([metrics](operating.md#metrics-traces-and-alerts)); without it there are none',
    METRICS_HOST: 'the address of that port',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'an OpenTelemetry collector that traces are sent to, such as `http://127.0.0.1:4318`',
    OTEL_TRACES_SAMPLER_ARG: 'the share of traces that is sent, from `0` to `1`',
  },
}

/** Defaults as an operator writes them, where the parsed value is another. */
export const WRITTEN_DEFAULTS: Partial<Record<Name, string>> = {
  DEMO_TRAVEL: '150s',
  SMS_QUIET_HOURS: '22-8',
  TOKEN_TTL: '12h',
  TRUST_PROXY: 'off',
}

/** Where the default depends on something else. */
const OTHER_DEFAULTS: Partial<Record<Name, string>> = {
  ADMIN_PASSWORD: 'a random one, shown once',
  BLOBS_PUBLIC_URL: 'through the shop',
  COURIER_URLS: 'the demo’s own',
  DEMO: '`1`; `0` where `NODE_ENV=production`',
  JWT_SECRET: 'generated once into `DATA_DIR`',
  LOG_LEVEL: '`info`; `warn` in a terminal, unless `NODE_ENV=production`',
  POSTGRES_BIN: 'the built-in PostgreSQL 18',
  PUBLIC_URL: 'as each request says',
  SECRETS_KEY: 'generated once into `DATA_DIR`',
  SMS_URL: 'the company’s own',
  WORKERS: '`1`; one for each core where `NODE_ENV=production`',
}

const HEAD = `# Settings

A setting is an environment variable, or a line \`NAME=value\` in a file \`.env\` in the project’s folder (\`cp .env.example .env\`). The commands \`npm start\`, \`dev\`, \`seed\`,
\`admin\`, \`db:migrate\`, \`backup\`, \`restore\` and \`move-pictures\` read that file; \`node dist/server/main.js\` does not. The environment wins over the file.

A wrong value stops the start with one sentence that names the setting. A name that is one slip from a setting’s (\`DATABSE_URL\`) is named at the start.
What admins tune while the shop runs is under *Dashboard → Settings* ([operating.md](operating.md#settings)). \`deploy/haat.env\` has the settings to decide about before a real start.

This page is made from \`src/server/config\`: change it there, then run \`npm run settings\`.
`

/** `docs/settings.md`. */
export function settingsPage(): string {
  const sections = Object.entries(GROUPS).map(([heading, settings]) => {
    const rows = Object.entries(settings).map(([name, meaning]) => row(name as Name, meaning))
    return [`## ${heading}`, '', '| variable | meaning | default |', '|---|---|---|', ...rows, ''].join('\n')
  })
  return [HEAD, ...sections].join('\n')
}

function row(name: Name, meaning: string): string {
  return `| \`${name}\` | ${meaning} | ${defaultOf(name)} |`
}

function defaultOf(name: Name): string {
  const other = OTHER_DEFAULTS[name]
  if (other !== undefined) return other
  const written = WRITTEN_DEFAULTS[name] ?? variables.shape[name].safeParse(undefined).data
  return typeof written === 'string' || typeof written === 'number' ? `\`${written}\`` : 'none'
}
