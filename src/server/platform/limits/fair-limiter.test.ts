import { expect, test } from 'vitest'
import { createFairLimiter } from './fair-limiter.ts'

const refusal = () => new Error('the line is full')
const LINE = { concurrency: 1, waiting: 8, most: 3, refusal }

/** Work that goes on until it is let go, and what became of each who asked for it. */
function counter(line = LINE) {
  const inTurn = createFairLimiter(line)
  const done: string[] = []
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const ask = (name: string, ...keys: string[]) =>
    inTurn(keys.length > 0 ? keys : [name], async () => {
      await gate
      done.push(name)
    }).then(
      () => 'served',
      ({ message }: Error) => message,
    )
  return { ask, letGo, done }
}

test('who asks all the time holds a share of the line, and others have their turn', async () => {
  const { ask, letGo, done } = counter()
  const greedy = Array.from({ length: 20 }, () => ask('greedy'))
  const others = ['a', 'b', 'c'].map((name) => ask(name))
  letGo()
  expect(await Promise.all(others)).toEqual(['served', 'served', 'served'])
  expect((await Promise.all(greedy)).filter((what) => what === 'served')).toHaveLength(3)
  expect(done).toEqual(['greedy', 'greedy', 'greedy', 'a', 'b', 'c'])
})

test('a place is free again once its work is over, also where that failed', async () => {
  const inTurn = createFairLimiter({ ...LINE, most: 1 })
  await expect(inTurn(['one'], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn(['one'], async () => 'served')).toBe('served')
})

test('a few who fill the line together make room for whoever has nothing in it', async () => {
  const { ask, letGo } = counter()
  const many = ['x', 'y', 'z'].flatMap((name) => [ask(name), ask(name), ask(name)])
  const [late, later] = [ask('late'), ask('later')]
  letGo()
  expect(await Promise.all([late, later])).toEqual(['served', 'served'])
  expect((await Promise.all(many)).filter((what) => what !== 'served')).toHaveLength(2)
})

test('a full line in which everybody has one place is full', async () => {
  const { ask, letGo } = counter()
  const each = Array.from({ length: 9 }, (_, at) => ask(`visitor ${at}`))
  const late = ask('late')
  letGo()
  expect(await late).toBe('the line is full')
  expect(new Set(await Promise.all(each))).toEqual(new Set(['served']))
})

test('any one of the keys can have its share already: an account asked for from everywhere, too', async () => {
  const { ask, letGo } = counter()
  const asked = Array.from({ length: 5 }, (_, at) => ask(`from ${at}`, `address ${at}`, 'account'))
  letGo()
  expect((await Promise.all(asked)).filter((what) => what === 'served')).toHaveLength(3)
})
