import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

describe('what everybody tries first is too common:', () => {
  test.each([
    ...['password', 'password12345', 'P@ssw0rd', 'qwerty1234', 'iloveyou', 'iloveyou2', 'I love you', 'football1'],
    ...['sunshine1', 'princess1', '12344321', 'passport', 'trustno1', 'letmein123', 'welcome2020', '!admin123!'],
    ...['12345678', '987654321', '11111111', '12341234', '123123123', 'abcabcabc', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ...['qwertyuiop', '1qaz2wsx', 'zaq12wsx', 'asdfghjkl', 'qazwsxedc', '1q2w3e4r'],
    ...['bangladesh1', 'Bismillah786', 'amarsonarbangla', '01711000000', '8801711000000', 'allah786', 'shakib75'],
    ...['19711216', '16121971', '16-12-1971', '1/1/1990', 'loveforever', 'butterfl', 'ｐａｓｓｗｏｒｄ'],
  ])('%s', async (password) => {
    expect(await isCommonPassword(password)).toBe(true)
  })
})

test('the 3,000 commonest of 8 characters and more are refused, in any case', async () => {
  const commonest = dictionary['passwords-common'].filter((password) => password.length >= 8).slice(0, 3_000)
  expect(commonest).toHaveLength(3_000)
  for (const password of commonest) expect(await isCommonPassword(password.toUpperCase()), password).toBe(true)
})

describe('what takes a guesser long is not:', () => {
  test.each([
    ...[
      'eight ch',
      'a long enough one',
      'nakshi kantha 1971',
      'correct horse battery staple',
      'sunshine over the Padma',
    ],
    ...[
      'BqqrvM9PsAf1_iwk',
      'T-Q1c2w_',
      'password8462917350',
      '84629173',
      'x1'.repeat(64),
      'পাসওয়ার্ড আমার',
      '日本語のパスワード',
    ],
  ])('%s', async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  })
})
