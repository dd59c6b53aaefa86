import { expect, test } from 'vitest'
import { acts } from './acts.ts'

function form(intent: string): FormData {
  const sent = new FormData()
  sent.set('intent', intent)
  return sent
}

const refuse = () => Promise.reject(new Error('no'))

test('an act is found by its intent; another intent is a bug', async () => {
  const done: string[] = []
  const act = acts({ approve: { run: async () => done.push('approved') } })
  await act(form('approve'))
  await expect(act(form('constructor'))).rejects.toThrow('No such act')
  await expect(act(new FormData())).rejects.toThrow('No such act')
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

test('a refusal stands at the form of its act, else it is a toast and the page gets the answer beside it', async () => {
  const act = acts<string>(
    { save: { run: refuse, refused: (error) => `at the form: ${error}` }, delete: { run: refuse } },
    { answer: () => 'in passing' },
  )
  expect(await act(form('save'))).toBe('at the form: Error: no')
  expect(await act(form('delete'))).toBe('in passing')
})
