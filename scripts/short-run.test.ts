import { expect, test } from 'vitest'
import { PROMISES } from '../config/promises.mjs'
import { BROWSER, LONG, leftOut, promised, testFiles } from './short-run.mjs'

const listed = PROMISES.flatMap(({ files }) => files)

test('every file of a promise is there, and one that npm run test:all runs', () => {
  const there = new Set(testFiles(LONG, BROWSER))
  expect(listed.filter((file) => !there.has(file))).toEqual([])
})

test('every promise has a file, and a file stands for one promise', () => {
  expect(PROMISES.filter(({ promise, files }) => !promise || files.length === 0)).toEqual([])
  expect(listed.filter((file, at) => listed.indexOf(file) < at)).toEqual([])
})

test('a file is named in full, so that it brings no other along', () => {
  const all = testFiles(LONG, BROWSER)
  expect(listed.flatMap((file) => all.filter((each) => each !== file && each.includes(file)))).toEqual([])
})

test('what is left out is said, and who runs it', () => {
  const rest = [LONG, BROWSER].map((kind) => testFiles(kind).filter((file) => !promised(kind).includes(file)).length)
  expect(leftOut()).toBe(
    `Left out: ${rest[0]} files of long tests and ${rest[1]} of browser tests; npm run test:all runs them too.`,
  )
})
