import { expect, test } from 'vitest'
import { Problem } from '../../platform/problem.ts'
import { refusedBy, refuseEmpty } from './refused.ts'

test('a form with everything filled in is sent', () => {
  expect(refuseEmpty({ username: 'rahim', password: ' ' })).toBeNull()
})

test('empty fields are named before anything is sent', () => {
  expect(refuseEmpty({ username: '', email: 'rahim@example.com', password: '' })?.fields).toEqual({
    username: 'Please fill this in.',
    password: 'Please fill this in.',
  })
})

test('a refusal speaks in the server’s own words, at its fields too', () => {
  const fields = { username: 'This username is already taken.' }
  const problem = new Problem(409, { code: 'username_taken', message: 'This username is already taken.', fields })
  expect(refusedBy(problem, 'Registration failed')).toMatchObject({ words: 'This username is already taken.', fields })
})

test('without an answer of the server, the words of the specification stand in', () => {
  const lost = new Problem(0, { code: 'unexpected', message: 'Something went wrong' })
  expect(refusedBy(lost, 'Registration failed')).toMatchObject({ words: 'Registration failed', fields: {} })
})

test('a bug is not a refusal', () => {
  expect(() => refusedBy(new TypeError('ours'), 'Registration failed')).toThrow('ours')
})
