import { expect, test } from 'vitest'
import { configOf } from '../config/config.ts'
import { type Greeted, greetingOf } from './greeting.ts'
import { mistypedSettings } from './mistyped-settings.ts'

const demo = { vendor: 'tanti', shopper: 'rahima', password: 'of-the-demo' }
const shop: Greeted = { url: 'http://127.0.0.1:3000', firstAdmin: null, demo }
const made = { username: 'Owner', password: 'made-up' }

test('a first start ends with the address and how to sign in, in four lines', () => {
  expect(greetingOf({ ...shop, firstAdmin: made }, configOf({}))).toEqual([
    'Haat is open: http://127.0.0.1:3000',
    'Admin:    Owner / made-up   (shown only this once)',
    'Vendor:   tanti / of-the-demo   (demo)',
    'Shopper:  rahima / of-the-demo   (demo)',
  ])
})

test('a later start says how to come by a password that was lost', () => {
  const [, admin] = greetingOf({ ...shop, demo: null }, configOf({ ADMIN_USERNAME: 'Owner' }))
  expect(admin).toBe('Admin:    Owner, with the password of the first start   (lost: npm run admin -- --reset Owner)')
})

test('where the log is kept, the greeting holds no password', () => {
  const words = greetingOf({ ...shop, firstAdmin: made }, configOf({ NODE_ENV: 'production', ADMIN_USERNAME: 'Owner' }))
  expect(words.join('\n')).not.toMatch(/made-up|of-the-demo/)
  expect(words[1]).toContain('node dist/server/admin.js --reset Owner')
})

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['PROT', 'PORT'],
  ['Port', 'PORT'],
  ['SMS_GATEWAYS', 'SMS_GATEWAY'],
])('%s is taken for a slip of %s', (name, meant) => {
  expect(mistypedSettings([name, 'PATH', meant])).toEqual([{ name, meant }])
})

test('names of others are nobody’s slip', () => {
  expect(mistypedSettings(['PATH', 'HOME', 'HOSTNAME', 'npm_config_port', 'DATABASE_URL', 'LANG', 'USER'])).toEqual([])
})
