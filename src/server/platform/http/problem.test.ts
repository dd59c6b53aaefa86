import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ProblemCode, problems, problemWords } from '#contract/problems'
import { Refusal } from '../refusal.ts'
import { problemOf } from './problem.ts'

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code })
const withStatus = (statusCode: number) => Object.assign(new Error('secret detail'), { statusCode })

test.each(Object.keys(problems) as ProblemCode[])('%s has its own status and words', (code) => {
  expect(problemOf(new Refusal(code))).toEqual({
    status: problems[code][0],
    body: { message: problemWords(code), code },
    headers: {},
  })
})

test('a refusal carries its fields, its figures and when to come back', () => {
  const current = { items: [], shipping: 60, totalAmount: 60 }
  const refusal = new Refusal('price_changed', { fields: { a: 'b' }, current, retryAfterSeconds: 7, message: 'More.' })
  expect(problemOf(refusal)).toEqual({
    status: 409,
    body: { message: 'More.', code: 'price_changed', fields: { a: 'b' }, current },
    headers: { 'retry-after': '7' },
  })
})

const fromSystem = (syscall: string, code: string, more: object = {}) =>
  Object.assign(new Error('x'), { code, syscall, ...more })

test.each([
  ...['ECONNREFUSED', 'ENOENT', 'EACCES', 'EHOSTUNREACH', 'ENETUNREACH'].map((code) => fromSystem('connect', code)),
  ...['EAI_AGAIN', 'ENOTFOUND'].map((code) => fromSystem('getaddrinfo', code)),
  ...[fromSystem('read', 'ECONNRESET'), fromSystem('write', 'EPIPE')],
  ...['57P01', '57P03', '08006', '53300', '28P01', '28000', '3D000'].map((code) => withCode(code)),
])('a database that is away ($syscall $code) will be back', (error) => {
  const { status, body, headers } = problemOf(error)
  expect([status, body.code, Number(headers['retry-after']) > 0]).toEqual([503, 'database_away', true])
})

test.each([
  fromSystem('open', 'ENOENT', { path: '/images/x.webp' }),
  fromSystem('write', 'EPIPE', { path: '/pipe' }),
  withCode('ECONNRESET', 'aborted'),
  withCode('ENOENT'),
])('a file or a caller that is gone ($syscall $code) is not the database', (error) => {
  expect(problemOf(error).body.code).toBe('unexpected')
})

test.each(['57014', '40001', '40P01', '55P03'])('a database that had no time (%s) will have', (code) => {
  const { status, body, headers } = problemOf(withCode(code))
  expect([status, body.code, Number(headers['retry-after']) > 0]).toEqual([503, 'busy', true])
})

test.each([withCode('53100'), fromSystem('write', 'ENOSPC')])('a full disk ($code) will have room again', (error) => {
  const { status, body, headers } = problemOf(error)
  expect([status, body.code, Number(headers['retry-after']) > 0]).toEqual([503, 'busy', true])
})

test.each([
  [404, 'not_found'],
  [413, 'too_large'],
  [415, 'wrong_type'],
  [400, 'malformed_request'],
  [431, 'malformed_request'],
  [500, 'unexpected'],
  [503, 'unexpected'],
])('an HTTP error %d is %s, without its words', (statusCode, code) => {
  const { body } = problemOf(withStatus(statusCode))
  expect(body).toEqual({ message: problemWords(code as ProblemCode), code })
})

test('anything that can be thrown becomes an answer that says nothing of it', () => {
  fc.assert(
    fc.property(fc.anything(), (thrown) => {
      expect(problemOf(thrown)).toEqual({
        status: 500,
        body: { message: 'Something went wrong', code: 'unexpected' },
        headers: {},
      })
    }),
  )
})
