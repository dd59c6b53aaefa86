import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import type * as z from 'zod/mini'
import { email, password, username } from '#contract/fields'
import { StartRefusal } from './start-refusal.ts'

/** Settings of one shop (decisions, "Running it"). */
export interface Config {
  host: string
  port: number
  /** Absolute. */
  dataDir: string
  databaseUrl: string | undefined
  jwtSecret: string | undefined
  admin: { username: string; email: string; password: string | undefined }
  fillDemo: boolean
  tokenLifeSeconds: number
  logLevel: string
  trustProxy: boolean | string[]
  /** The origin alone, such as `https://haat.example`. */
  publicUrl: string | undefined
  /** Processes that serve. */
  workers: number
}

const DURATION = /^(\d{1,9})(s|m|h|d)$/
const SECONDS: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 }
const LONGEST_TTL_SECONDS = 3650 * 86_400
const MOST_WORKERS = 64
const TRUE = /^(1|true|on|yes)$/i
const FALSE = /^(0|false|off|no)$/i

const accepts = (schema: z.ZodMiniType) => (value: string) => schema.safeParse(value).success

/** Variable → what is right for it, and the words for what it must be. */
const rules = {
  HOST: [/^[\w.:-]+$/, 'an address such as 127.0.0.1'],
  PORT: [(text) => /^\d{1,5}$/.test(text) && Number(text) < 65_536, 'a port from 0 to 65535'],
  DATABASE_URL: [/^postgres(ql)?:\/\/\S+$/, 'a URL such as postgres://user:password@host/database'],
  JWT_SECRET: [/^.{32,}$/s, 'at least 32 characters long'],
  ADMIN_USERNAME: [accepts(username), '3 to 40 letters, digits, dots, dashes or underscores'],
  ADMIN_EMAIL: [accepts(email), 'an email address'],
  ADMIN_PASSWORD: [accepts(password), '8 to 128 characters long'],
  DEMO: [/^[01]$/, '1 or 0'],
  TOKEN_TTL: [
    (text) => secondsOf(text) > 0 && secondsOf(text) <= LONGEST_TTL_SECONDS,
    'a time such as 30m, 12h or 7d, at most 3650d',
  ],
  LOG_LEVEL: [/^(trace|debug|info|warn|error|fatal|silent)$/, 'a level such as info or warn'],
  TRUST_PROXY: [
    (text) => TRUE.test(text) || FALSE.test(text) || text.split(',').every((part) => isProxy(part.trim())),
    'on, off, or addresses of proxies separated by commas',
  ],
  WORKERS: [
    (text) => /^\d{1,2}$/.test(text) && Number(text) > 0 && Number(text) <= MOST_WORKERS,
    'a number from 1 to 64',
  ],
  PUBLIC_URL: [isOrigin, 'an address such as https://haat.example, without a path'],
} satisfies Record<string, [RegExp | ((text: string) => boolean), string]>

/** The settings of this process. The only place that reads the environment. */
export function readConfig(): Config {
  return configOf(process.env)
}

/** A wrong value refuses the start in a sentence that names it; the value itself is not said, it may be a secret. */
export function configOf(env: NodeJS.ProcessEnv): Config {
  const read = (name: keyof typeof rules) => {
    const value = env[name]
    if (value === undefined || value === '') return undefined
    const [isRight, words] = rules[name]
    if (isRight instanceof RegExp ? isRight.test(value) : isRight(value)) return value
    throw new StartRefusal(`${name} must be ${words}.`)
  }
  const isProduction = env.NODE_ENV === 'production'
  return {
    host: read('HOST') ?? '127.0.0.1',
    port: Number(read('PORT') ?? 3000),
    dataDir: resolve(env.DATA_DIR || './data'),
    databaseUrl: read('DATABASE_URL'),
    jwtSecret: read('JWT_SECRET'),
    admin: {
      username: username.parse(read('ADMIN_USERNAME') ?? 'admin'),
      email: email.parse(read('ADMIN_EMAIL') ?? 'admin@haat.local'),
      password: read('ADMIN_PASSWORD'),
    },
    fillDemo: (read('DEMO') ?? (isProduction ? '0' : '1')) === '1',
    tokenLifeSeconds: secondsOf(read('TOKEN_TTL') ?? '12h'),
    logLevel: read('LOG_LEVEL') ?? 'info',
    trustProxy: proxiesOf(read('TRUST_PROXY') ?? 'off'),
    workers: Number(read('WORKERS') ?? (isProduction ? Math.min(availableParallelism(), MOST_WORKERS) : 1)),
    publicUrl: read('PUBLIC_URL')?.toLowerCase().replace(/\/$/, ''),
  }
}

/** The folder of the pictures. */
export function imagesOf({ dataDir }: Config): string {
  return join(dataDir, 'images')
}

function secondsOf(text: string): number {
  const [, count = '0', unit = 's'] = DURATION.exec(text) ?? []
  return Number(count) * (SECONDS[unit] ?? 1)
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[a-z0-9.:[\]-]+\/?$/i.test(text)
}

/** An address, a network (`10.0.0.0/8`) or one of the names that Fastify knows. */
function isProxy(text: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(text)) return true
  const [, address = '', , bits] = /^([^/]+)(\/(\d{1,3}))?$/.exec(text) ?? []
  const version = isIP(address)
  return version !== 0 && (bits === undefined || (Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128)))
}

function proxiesOf(text: string): boolean | string[] {
  if (TRUE.test(text)) return true
  if (FALSE.test(text)) return false
  return text.split(',').map((part) => part.trim())
}
