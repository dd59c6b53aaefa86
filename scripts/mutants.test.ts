import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './prepare.mjs'

interface Bug {
  name: string
  changes: { file: string; from: string; to: string }[]
  caughtBy: { file: string; test: string }
}
const { BUGS }: { BUGS: Bug[] } = await import(join(root, 'tests/mutants/bugs.mjs'))

test('every planted bug finds its place once, and the file of its test', () => {
  const lost = BUGS.flatMap(({ name, changes, caughtBy }) => [
    ...changes.filter(({ file, from }) => timesIn(file, from) !== 1).map(({ file }) => `${name}: not once in ${file}`),
    ...(existsSync(join(root, caughtBy.file)) ? [] : [`${name}: no ${caughtBy.file}`]),
  ])
  expect(lost).toEqual([])
  expect(BUGS.length).toBeGreaterThan(60)
})

function timesIn(file: string, text: string): number {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8').split(text).length - 1 : 0
}
