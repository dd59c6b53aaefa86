import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './prepare.mjs'

interface Bug {
  name: string
  changes: { file: string; from: string; to: string }[]
  caughtBy: { file: string; test: string }
}
const { BUGS }: { BUGS: Bug[] } = await import(join(root, 'tests/mutants/bugs.mjs'))

test('every planted bug finds its place once, and its test’s words in their file', () => {
  const lost = BUGS.flatMap(({ name, changes, caughtBy }) => [
    ...changes.filter(({ file, from }) => timesIn(file, from) !== 1).map(({ file }) => `${name}: not once in ${file}`),
    ...wordsOf(caughtBy.test)
      .filter((word) => !textsOf(caughtBy.file).includes(word))
      .map((word) => `${name}: no “${word}” in ${caughtBy.file}`),
  ])
  expect(lost).toEqual([])
  expect(BUGS.length).toBeGreaterThan(60)
})

/** Names of tests are put together from a title, its values and what it is described under. */
function wordsOf(test: string): string[] {
  return test.match(/\p{L}{3,}/gu) ?? []
}

/** A test file, and the tests of its own folder that it takes over. */
function textsOf(file: string): string {
  if (!existsSync(join(root, file))) return ''
  const text = readFileSync(join(root, file), 'utf8')
  const beside = [...text.matchAll(/from '\.\/([^']+)'/g)].map(([, name = '']) => join(root, dirname(file), name))
  return [text, ...beside.filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8'))].join('\n')
}

function timesIn(file: string, text: string): number {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8').split(text).length - 1 : 0
}
