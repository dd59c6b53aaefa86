import { expect, test } from 'vitest'
import { createLastAnswers } from './last-answers.ts'

const quiet = { note: () => undefined, since: () => undefined, stop: () => undefined }
const lost = () => Promise.reject(Object.assign(new Error('gone'), { code: '57P01' }))
const wrong = () => Promise.reject(new Error('a bug'))

test('where the database is away the last answer is given, and said to be from memory', async () => {
  const answers = createLastAnswers(quiet)
  expect(await answers.to('list', async () => ['old'])).toEqual({ value: ['old'] })
  expect(await answers.to('list', async () => ['new'])).toEqual({ value: ['new'] })
  expect(await answers.to('list', lost)).toEqual({ value: ['new'], staleSince: expect.any(Date) })
  await expect(answers.to('another', lost)).rejects.toThrow('gone')
})

test('what went wrong for another reason is not covered up', async () => {
  const answers = createLastAnswers(quiet)
  await answers.to('list', async () => ['old'])
  await expect(answers.to('list', wrong)).rejects.toThrow('a bug')
})

test('while it is known to be away nobody waits for it', async () => {
  const since = new Date(0)
  let isAway = false
  const answers = createLastAnswers({ ...quiet, since: () => (isAway ? since : undefined) })
  await answers.to('list', async () => ['old'])
  isAway = true
  expect(await answers.to('list', () => new Promise(() => undefined))).toEqual({ value: ['old'], staleSince: since })
})

test('two hundred answers are remembered, the longest unasked is forgotten', async () => {
  const answers = createLastAnswers(quiet)
  for (let at = 0; at < 200; at += 1) await answers.to(`${at}`, async () => at)
  await answers.to('0', async () => 0)
  await answers.to('200', async () => 200)
  expect((await answers.to('0', lost)).value).toBe(0)
  await expect(answers.to('1', lost)).rejects.toThrow('gone')
})
