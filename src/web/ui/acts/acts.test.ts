import { expect, test } from 'vitest'
import { acts } from './acts.ts'

function form(intent: string): FormData {
  const sent = new FormData()
  sent.set('intent', intent)
  return sent
}

const refuse = () => Promise.reject(new Error('no'))

test('an act is found by its intent, and nothing else is done', async () => {
  const done: string[] = []
  const act = acts({ approve: { run: async () => done.push('approved') } })
  await act(form('approve'))
  await act(form('constructor'))
  await act(new FormData())
  expect(done).toEqual(['approved'])
})

test('the page gets what an act answers, and nothing of one that is only done', async () => {
  const act = acts<{ secret: string }>({
    rotate: { answer: async () => ({ secret: 'new' }) },
    delete: { run: async () => 'gone' },
  })
  expect(await act(form('rotate'))).toEqual({ secret: 'new' })
  expect(await act(form('delete'))).toBeNull()
})

test('a refusal stands at the form of its act, else the page gets what is beside words in passing', async () => {
  const act = acts<string>(
    { save: { run: refuse, refused: (error) => `at the form: ${error}` }, delete: { run: refuse } },
    { answer: () => 'in passing' },
  )
  expect(await act(form('save'))).toBe('at the form: Error: no')
  expect(await act(form('delete'))).toBe('in passing')
})
