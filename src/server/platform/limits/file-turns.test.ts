import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { eventually } from '../../testing/waiting.ts'
import { createFileTurns } from './file-turns.ts'

/** Whose pieces are begun and ended, and held at each until it is let go. */
function heldFile(name: string, pieces: number, log: string[]) {
  const gates: (() => void)[] = []
  async function* content() {
    for (let at = 1; at <= pieces; at += 1) {
      log.push(`${name}${at} begins`)
      await new Promise<void>((go) => gates.push(go))
      log.push(`${name}${at} ends`)
      yield `${name}${at} `
    }
  }
  return { content: content(), letGo: () => gates.shift()?.() }
}

test('of all files one piece is written at a time, and each has its turn', async () => {
  const write = createFileTurns({ most: 10, mostOfAccount: 4 })
  const log: string[] = []
  const [one, other] = [heldFile('a', 2, log), heldFile('b', 2, log)]
  const read = Promise.all([text(write(1, one.content)), text(write(2, other.content))])
  for (const [at, file] of [one, other, one, other].entries()) {
    await eventually(() => expect(log).toHaveLength(2 * at + 1))
    file.letGo()
  }
  expect(await read).toEqual(['a1 a2 ', 'b1 b2 '])
  expect(log.map((line) => line.split(' ')[0])).toEqual(['a1', 'a1', 'b1', 'b1', 'a2', 'a2', 'b2', 'b2'])
})

test('who does not read holds up nobody', async () => {
  const write = createFileTurns({ most: 10, mostOfAccount: 4 })
  write(1, endless())
  expect(await text(write(2, short()))).toBe('all')
})

test('an account has so many at once, all together so many, and a place is given back at the end or when the reader goes', async () => {
  const write = createFileTurns({ most: 3, mostOfAccount: 2 })
  const [first] = [write(1, endless()), write(1, endless())]
  expect(() => write(1, short())).toThrow(expect.objectContaining({ code: 'busy' }))
  expect(await text(write(2, short()))).toBe('all')
  const third = write(2, endless())
  expect(() => write(3, short())).toThrow(expect.objectContaining({ code: 'busy' }))
  first?.destroy()
  await eventually(async () => expect(await text(write(1, short()))).toBe('all'))
  third.destroy()
})

test('a file that fails ends its own reader, and the next has its turn', async () => {
  const write = createFileTurns({ most: 2, mostOfAccount: 1 })
  await expect(text(write(1, failing()))).rejects.toThrow('away')
  expect(await text(write(1, short()))).toBe('all')
})

// biome-ignore-start lint/suspicious/useAwait: as files are read
async function* short() {
  yield 'all'
}
async function* endless() {
  for (;;) yield 'x'.repeat(100_000)
}
async function* failing(): AsyncGenerator<string> {
  yield 'a'
  throw new Error('away')
}
// biome-ignore-end lint/suspicious/useAwait: as files are read
