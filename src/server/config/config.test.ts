import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { StartRefusal } from '../platform/process/start-refusal.ts'
import { anyText } from '../testing/any-text.ts'
import { configOf } from './config.ts'

test('a shop that is told nothing has the values of the table', () => {
  expect(configOf({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    databaseListenUrl: undefined,
    databaseReadUrls: [],
    jwtSecret: undefined,
    secretsKey: undefined,
    admin: { username: 'admin', email: 'admin@haat.local', password: undefined },
    fillDemo: true,
    demoTravelSeconds: 150,
    tokenLifeSeconds: 12 * 3600,
    logLevel: 'info',
    isProduction: false,
    trustProxy: false,
    publicUrl: undefined,
    blobs: null,
    backups: null,
    mail: null,
    sms: null,
    webhookOrigins: [],
    courierUrls: {},
    workers: 1,
    drainSeconds: 0,
    maxOpenOrders: 20,
    maxOrdersADay: 100,
    connectionsPerAddress: 400,
    metrics: null,
    traces: null,
    slowStatementMs: 500,
  })
})

test('each variable is heard, and an empty one is none', () => {
  const env = {
    HOST: '::',
    PORT: '0',
    DATA_DIR: 'elsewhere',
    DATABASE_URL: 'postgresql://haat:pw@db.example:5433/shop?sslmode=require',
    DATABASE_LISTEN_URL: 'postgres://haat:pw@db.example/shop',
    DATABASE_READ_URLS: 'postgres://haat:pw@one.example/shop, postgres://haat:pw@two.example/shop',
    JWT_SECRET: 'x'.repeat(32),
    ADMIN_USERNAME: 'Boss.1',
    ADMIN_EMAIL: 'boss@example.com',
    ADMIN_PASSWORD: 'eight ch',
    DEMO: '0',
    DEMO_TRAVEL: '5m',
    TOKEN_TTL: '30m',
    LOG_LEVEL: 'debug',
    TRUST_PROXY: 'on',
    PUBLIC_URL: 'https://Haat.example/',
    BLOBS_URL: 's3://haat/pictures?endpoint=http://127.0.0.1:9000&region=bd-1',
    BLOBS_KEY: 'the-key',
    BLOBS_SECRET: 'the/s3cret',
    BLOBS_PUBLIC_URL: 'https://Pictures.example/haat/',
    SMTP_URL: 'smtps://shop:s3cret@mail.example',
    MAIL_FROM: 'Haat <orders@haat.example>',
    MAILS_AT_ONCE: '3',
    SMS_GATEWAY: 'bulksmsbd',
    SMS_URL: 'http://127.0.0.1:8802',
    SMS_SENDER: 'HAAT',
    SMS_TOKEN: 's3cret',
    SMS_USER: 'haat',
    SMS_QUIET_HOURS: '23-7',
    WORKERS: '3',
    DRAIN_SECONDS: '5',
    MAX_OPEN_ORDERS: '0',
    MAX_ORDERS_A_DAY: '7',
    CONNECTIONS_PER_ADDRESS: '50',
    METRICS_HOST: '::1',
    METRICS_PORT: '9464',
    SLOW_STATEMENT_MS: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://Collector.lan:4318/',
    OTEL_TRACES_SAMPLER_ARG: '0.05',
    WEBHOOK_ORIGINS: 'http://ERP.lan:8080/, https://till.lan',
    COURIER_URLS: 'pathao=http://127.0.0.1:8805, redx=http://127.0.0.1:8807/v1/',
  }
  expect(configOf(env)).toEqual({
    webhookOrigins: ['http://erp.lan:8080', 'https://till.lan'],
    courierUrls: { pathao: 'http://127.0.0.1:8805', redx: 'http://127.0.0.1:8807/v1' },
    host: '::',
    port: 0,
    dataDir: join(process.cwd(), 'elsewhere'),
    databaseUrl: env.DATABASE_URL,
    databaseListenUrl: env.DATABASE_LISTEN_URL,
    databaseReadUrls: ['postgres://haat:pw@one.example/shop', 'postgres://haat:pw@two.example/shop'],
    jwtSecret: env.JWT_SECRET,
    admin: { username: 'Boss.1', email: 'boss@example.com', password: 'eight ch' },
    fillDemo: false,
    demoTravelSeconds: 300,
    tokenLifeSeconds: 1800,
    logLevel: 'debug',
    isProduction: false,
    trustProxy: true,
    publicUrl: 'https://haat.example',
    blobs: {
      location: {
        ...{ bucket: 'haat', prefix: 'pictures/', endpoint: 'http://127.0.0.1:9000', region: 'bd-1', style: 'path' },
      },
      ...{ key: 'the-key', secret: 'the/s3cret', publicUrl: 'https://pictures.example/haat' },
    },
    backups: null,
    mail: {
      ...{ host: 'mail.example', port: 465, isTls: true, login: { user: 'shop', password: 's3cret' } },
      from: { name: 'Haat', address: 'orders@haat.example' },
      atOnce: 3,
    },
    sms: expect.objectContaining({ sender: 'HAAT', token: 's3cret', user: 'haat', quietHours: { from: 23, to: 7 } }),
    workers: 3,
    drainSeconds: 5,
    maxOpenOrders: 0,
    maxOrdersADay: 7,
    connectionsPerAddress: 50,
    metrics: { host: '::1', port: 9464 },
    traces: { endpoint: 'http://collector.lan:4318', share: 0.05 },
    slowStatementMs: 0,
  })
  const empty = Object.fromEntries(Object.keys(env).map((name) => [name, '']))
  expect(configOf(empty)).toEqual(configOf({}))
})

test('a shop in earnest has a worker for each core', () => {
  expect(configOf({ NODE_ENV: 'production' }).workers).toBe(Math.min(availableParallelism(), 64))
})

test.each([
  [{}, true],
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', DEMO: '1' }, true],
  [{ DEMO: '0' }, false],
])('the demo under %o: %s', (env, fillDemo) => {
  expect(configOf(env).fillDemo).toBe(fillDemo)
})

test.each([
  ['45s', 45],
  ['30m', 1800],
  ['2h', 7200],
  ['7d', 604_800],
])('a token of %s lives %d seconds', (TOKEN_TTL, seconds) => {
  expect(configOf({ TOKEN_TTL }).tokenLifeSeconds).toBe(seconds)
})

test.each<[string, boolean | string[]]>([
  ['1', true],
  ['TRUE', true],
  ['on', true],
  ['0', false],
  ['off', false],
  ['no', false],
  ['loopback', ['loopback']],
  ['10.0.0.0/8, 2001:db8::1', ['10.0.0.0/8', '2001:db8::1']],
])('TRUST_PROXY %s', (TRUST_PROXY, expected) => {
  expect(configOf({ TRUST_PROXY }).trustProxy).toEqual(expected)
})

const WRONG: Record<string, string[]> = {
  HOST: ['not an address', 'http://shop', '127.0.0.1/8'],
  PORT: ['-1', '65536', '80.5', '0x50', 'http', ' 80', '123456'],
  DATABASE_URL: ['mysql://root@localhost/shop', 'localhost', 'postgres://', 'postgres:// a'],
  DATABASE_READ_URLS: ['mysql://root@localhost/shop', 'postgres://a/b,localhost', ','],
  DATABASE_LISTEN_URL: ['mysql://root@localhost/shop', 'localhost', 'postgres://'],
  DRAIN_SECONDS: ['-1', '1.5', '601', '5s'],
  JWT_SECRET: ['short', 'x'.repeat(31)],
  ADMIN_USERNAME: ['ab', 'a b c', 'x'.repeat(41), 'boss@home'],
  ADMIN_EMAIL: ['boss', 'boss@home', 'a@b@c.de', `${'x'.repeat(250)}@a.bd`],
  ADMIN_PASSWORD: ['1234567', '🐘🐘🐘🐘', 'x'.repeat(129)],
  DEMO: ['yes', 'true', '2'],
  DEMO_TRAVEL: ['0s', '150', '2d'],
  TOKEN_TTL: ['0s', '12', '12 h', '-1h', '1.5h', '1w', '3651d', `${'9'.repeat(400)}s`],
  LOG_LEVEL: ['loud', 'INFO', 'constructor'],
  PUBLIC_URL: [
    'haat.example',
    'ftp://haat.example',
    'https://haat.example/shop',
    'https://a@haat.example',
    'https://',
    'http://x:99999',
  ],
  SMTP_URL: ['mail.example', 'http://mail.example', 'smtp://mail.example?debug=true', 'smtp://shop@mail.example'],
  BLOBS_URL: [
    'https://haat.s3.example',
    's3://haat',
    's3://key:secret@haat?region=eu-1',
    's3://Haat Shop?region=eu-1',
    's3://haat/../other?region=eu-1&endpoint=https://s3.example?x=1',
    's3://haat?region=eu-1&acl=public',
    's3://haat?region=eu-1&region=eu-2',
    's3://haat?endpoint=s3.example',
    's3://haat?endpoint=https://s3.example&style=odd',
  ],
  BACKUPS: ['s3://haat', 'https://haat.example', 'file:///backups', 'data', 'data/backups'],
  BACKUPS_KEY: ['a key', 'a/key'],
  BACKUPS_SECRET: ['a secret'],
  BLOBS_KEY: ['a key', 'a/key'],
  BLOBS_SECRET: ['a secret'],
  BLOBS_PUBLIC_URL: [
    'pictures.example',
    'https://pictures.example/?x=1',
    'https://a@pictures.example',
    "https://x.example/';",
  ],
  SMS_QUIET_HOURS: ['24-8', '22', '8 to 9'],
  SMS_GATEWAY: ['twilio', './nowhere.json', 'package.json'],
  MAIL_FROM: ['Haat', 'orders@haat', 'A <a@haat.example>, B <b@haat.example>'],
  MAILS_AT_ONCE: ['0', '51', '-1', 'all'],
  WORKERS: ['0', '65', '-1', '1.5', 'two', 'auto'],
  CONNECTIONS_PER_ADDRESS: ['0', '4001', '-1', 'many', '1e3'],
  METRICS_HOST: ['not an address', 'http://shop'],
  METRICS_PORT: ['0', '65536', 'http'],
  SLOW_STATEMENT_MS: ['-1', '600001', '1s'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['collector', 'grpc://collector:4317', 'http://collector?x=1', 'http://a:b@collector'],
  OTEL_TRACES_SAMPLER_ARG: ['1.5', '-1', 'half', '2'],
  TRUST_PROXY: ['maybe', '999.1.1.1', '10.0.0.0/33', '2001:db8::/129', 'loopback,', '1.2.3.4/8/8'],
}

describe.each(Object.entries(WRONG))('%s', (name, values) => {
  test.each(values)('refuses %s', (value) => {
    expectOneSentenceAbout(name, value)
  })
})

test.each([
  [{ PORT: 'http' }, 'PORT must be a port from 0 to 65535.'],
  [{ DEMO: 'yes' }, 'DEMO must be 1 or 0.'],
  [{ TOKEN_TTL: '1w' }, 'TOKEN_TTL must be a time such as 30m, 12h or 7d, at most 3650d.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be a level such as info or warn.'],
  [{ ADMIN_EMAIL: 'boss' }, 'ADMIN_EMAIL must be an email address.'],
  [{ ADMIN_PASSWORD: 'x' }, 'ADMIN_PASSWORD must be 8 to 128 characters long.'],
  [{ CONNECTIONS_PER_ADDRESS: '0' }, 'CONNECTIONS_PER_ADDRESS must be a number from 1 to 4000.'],
])('%o is refused in the words of a person', (env, words) => {
  expect(refusalOf(env)?.message).toBe(words)
})

test('a person at a terminal is not shown each call, unless they ask', () => {
  const isTerminal = true
  expect(configOf({}, isTerminal).logLevel).toBe('warn')
  expect(configOf({ LOG_LEVEL: 'info' }, isTerminal).logLevel).toBe('info')
  expect(configOf({ NODE_ENV: 'production' }, isTerminal).logLevel).toBe('info')
})

test('a mail server needs an address to write from, and an address alone is no mail server', () => {
  expect(refusalOf({ SMTP_URL: 'smtp://127.0.0.1:25' })?.message).toMatch(/^MAIL_FROM must be given with SMTP_URL/)
  expect(configOf({ MAIL_FROM: 'orders@haat.example' }).mail).toBeNull()
})

test('a bucket needs both keys, and what belongs to it is not given without it', () => {
  const BLOBS_URL = 's3://haat?region=ap-southeast-1'
  expect(refusalOf({ BLOBS_URL, BLOBS_KEY: 'key' })?.message).toBe(
    'BLOBS_KEY and BLOBS_SECRET must be given with BLOBS_URL.',
  )
  expect(refusalOf({ BLOBS_PUBLIC_URL: 'https://pictures.example' })?.message).toMatch(
    /^BLOBS_PUBLIC_URL must be given with BLOBS_URL/,
  )
})

test('backups go into a folder outside of the data, or into a bucket with its keys, and are of the embedded database', () => {
  expect(configOf({ BACKUPS: 'backups' }).backups).toEqual({ folder: resolve('backups') })
  const BACKUPS = 's3://haat/backups?region=ap-southeast-1'
  expect(configOf({ BACKUPS, BACKUPS_KEY: 'key', BACKUPS_SECRET: 'secret' }).backups).toMatchObject({
    access: { location: { bucket: 'haat', prefix: 'backups/' }, key: 'key', secret: 'secret' },
  })
  const DATABASE_URL = 'postgres://haat:pw@db.example/shop'
  for (const wrong of [{ BACKUPS }, { BACKUPS_KEY: 'key' }, { BACKUPS: 'backups', BACKUPS_SECRET: 'secret' }])
    expect(refusalOf(wrong)?.message).toMatch(/^BACKUPS.* must /)
  expect(refusalOf({ BACKUPS: 'backups', DATABASE_URL })?.message).toMatch(/^BACKUPS must be left out/)
})

test('sessions are nothing without the address of the pooler', () => {
  const refused = refusalOf({ DATABASE_LISTEN_URL: 'postgres://haat@db/shop' })
  expect(refused?.message).toBe('DATABASE_LISTEN_URL must be given together with DATABASE_URL.')
})

test('what belongs to an SMS gateway is not given without one', () => {
  expect(refusalOf({ SMS_TOKEN: 's3cret' })?.message).toMatch(/^SMS_GATEWAY must be given with/)
})

test('several wrong variables are told at once', () => {
  const refused = refusalOf({ HOST: 'not an address', PORT: '-1', WORKERS: '0' })
  expect(refused?.message).toBe(
    'HOST must be an address such as 127.0.0.1. PORT must be a port from 0 to 65535. WORKERS must be a number from 1 to 64.',
  )
})

test('whatever is put in: it is taken, or refused in one sentence that names the variable and keeps the value to itself', () => {
  const names = Object.keys(WRONG)
  fc.assert(
    fc.property(fc.constantFrom(...names), anyText(60), (name, value) => {
      try {
        configOf({ [name]: value })
      } catch {
        expectOneSentenceAbout(name, value)
      }
    }),
    { numRuns: 500 },
  )
})

function expectOneSentenceAbout(name: string, value: string): void {
  const refused = refusalOf({ [name]: value })
  expect(refused).toBeInstanceOf(StartRefusal)
  expect(refused?.message).toMatch(new RegExp(`^${name} must be [^\\n]+\\.$`))
  if (value.length > 20) expect(refused?.message).not.toContain(value)
}

function refusalOf(env: Record<string, string>): Error | undefined {
  try {
    configOf(env)
    return undefined
  } catch (error) {
    return error instanceof Error ? error : undefined
  }
}
