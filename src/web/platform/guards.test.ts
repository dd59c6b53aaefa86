import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loginAddress, wayBack } from './guards.ts'

const SHOP = 'https://haat.example'
const back = (next: string) => wayBack(new URL(`/login?next=${encodeURIComponent(next)}`, SHOP))

test.each([
  '/',
  '/cart',
  '/shop?search=saree&sort=newest',
  '/admin/product/7',
  '/dashboard/orders?status=Pending',
  '/%5Cevil.example/',
])('from the login the way leads back to %s', (path) => {
  expect(back(path)).toBe(path)
  const url = new URL(path, SHOP)
  expect(wayBack(new URL(loginAddress(url), SHOP))).toBe(path)
})

test('without a way back it leads home', () => {
  expect(wayBack(new URL('/login', SHOP))).toBe('/')
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '//evil.example/',
  '/\\evil.example',
  '/\\evil.example/',
  '\\\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/./\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  'https:evil.example',
  'http://haat.example/',
  'http:evil.example',
  '@evil.example',
  'http://[',
  '',
])('%j leads home', (next) => {
  expect(back(next)).toBe('/')
})

test('whatever the address says, the way leads to a path of this shop', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '\t',
    '\n',
    ':',
    '@',
    '?',
    '#',
    'evil.example',
    'http',
    ' ',
    '%2f',
    '%5c',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
      const path = back(parts.join(''))
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(new URL(path, SHOP).origin).toBe(SHOP)
    }),
    { numRuns: 5000 },
  )
})
