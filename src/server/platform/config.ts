import { resolve } from 'node:path'
import * as z from 'zod/mini'
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
}

const DURATION = /^(\d+)(s|m|h|d)$/
const SECONDS: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 }
const TRUE = /^(1|true|on|yes)$/i
const FALSE = /^(0|false|off|no|)$/i

const rules = {
  HOST: z.string().check(z.regex(/^[\w.:-]+$/, 'an address such as 127.0.0.1')),
  PORT: z.string().check(z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) < 65_536, 'a port from 0 to 65535')),
  DATABASE_URL: z.string().check(z.regex(/^postgres(ql)?:\/\/\S+$/, 'a URL that starts with postgres://')),
  JWT_SECRET: z.string().check(z.minLength(32, 'at least 32 characters')),
  ADMIN_USERNAME: z.string().check(z.regex(/^[A-Za-z0-9._-]{3,40}$/, '3 to 40 letters, digits, ".", "_" or "-"')),
  ADMIN_EMAIL: z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an email address')),
  ADMIN_PASSWORD: z.string().check(z.minLength(8, 'at least 8 characters'), z.maxLength(128, 'at most 128 characters')),
  DEMO: z.string().check(z.regex(/^[01]$/, '1 or 0')),
  TOKEN_TTL: z.string().check(
    z.regex(DURATION, 'a time such as 12h or 30m'),
    z.refine((text) => secondsOf(text) > 0, 'a time above zero'),
  ),
  LOG_LEVEL: z.string().check(z.regex(/^(trace|debug|info|warn|error|fatal|silent)$/, 'a level such as info or warn')),
  TRUST_PROXY: z
    .string()
    .check(
      z.refine(
        (text) => TRUE.test(text) || FALSE.test(text) || text.split(',').every((part) => ADDRESS.test(part.trim())),
        'on, off, or addresses of proxies separated by commas',
      ),
    ),
}
const ADDRESS = /^(loopback|linklocal|uniquelocal|[\da-fA-F.:]+(\/\d{1,3})?)$/

/** The settings of this process. The only place that reads the environment. */
export function readConfig(): Config {
  return configOf(process.env)
}

/** A wrong value refuses the start in a sentence that names it. */
export function configOf(env: NodeJS.ProcessEnv): Config {
  const read = (name: keyof typeof rules) => {
    const value = env[name]
    if (value === undefined || value === '') return undefined
    const checked = rules[name].safeParse(value)
    if (checked.success) return value
    throw new StartRefusal(`${name} must be ${checked.error.issues[0]?.message}.`)
  }
  const isProduction = env.NODE_ENV === 'production'
  return {
    host: read('HOST') ?? '127.0.0.1',
    port: Number(read('PORT') ?? 3000),
    dataDir: resolve(env.DATA_DIR || './data'),
    databaseUrl: read('DATABASE_URL'),
    jwtSecret: read('JWT_SECRET'),
    admin: {
      username: read('ADMIN_USERNAME') ?? 'admin',
      email: read('ADMIN_EMAIL') ?? 'admin@haat.local',
      password: read('ADMIN_PASSWORD'),
    },
    fillDemo: (read('DEMO') ?? (isProduction ? '0' : '1')) === '1',
    tokenLifeSeconds: secondsOf(read('TOKEN_TTL') ?? '12h'),
    logLevel: read('LOG_LEVEL') ?? 'info',
    trustProxy: proxiesOf(read('TRUST_PROXY') ?? ''),
  }
}

function secondsOf(text: string): number {
  const [, count = '0', unit = 's'] = DURATION.exec(text) ?? []
  return Number(count) * (SECONDS[unit] ?? 1)
}

function proxiesOf(text: string): boolean | string[] {
  if (TRUE.test(text)) return true
  if (FALSE.test(text)) return false
  return text.split(',').map((part) => part.trim())
}
