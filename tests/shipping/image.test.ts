import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../src/server/platform/process/project.ts'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const steps = read('deploy/Containerfile').replaceAll(/\\\n\s*/g, '')
const stages = steps.split(/^FROM /m).slice(1)
const last = stages.at(-1) ?? ''

/** What is copied from the sources, in a stage or in all. */
const copied = (text: string) =>
  [...text.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, from = '']) => from.split(' '))
const brought = (text: string) => [...text.matchAll(/^COPY --from=build \/opt\/haat\/(\S+) /gm)].map(([, from]) => from)

test('all that is copied is there, and let in', () => {
  const letIn = read('.dockerignore').split('\n')
  const wanted = copied(steps)
  expect(wanted.length).toBeGreaterThan(5)
  expect(wanted.filter((path) => !existsSync(join(projectRoot, path)) || !letIn.includes(`!${path}`))).toEqual([])
  expect(letIn.filter((line) => line.startsWith('!') && !wanted.includes(line.slice(1)))).toEqual([])
})

test('all that is built from is copied', () => {
  const [, listed = ''] = /for \(const file of \[([\s\S]*?)\]\)/.exec(read('scripts/prepare.mjs')) ?? []
  const sources = [...listed.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)
  expect(sources.length).toBeGreaterThan(5)
  const paths = copied(stages[1] ?? '')
  const folders = paths.filter((path) => statSync(join(projectRoot, path)).isDirectory())
  const isCopied = (path: string) => paths.some((from) => `${path}/`.startsWith(`${from}/`))
  const extended = folders.flatMap((folder) => tsconfigsIn(folder).map((path) => join(dirname(path), extendedBy(path))))
  expect(extended.length).toBeGreaterThan(1)
  expect([...sources, ...extended].filter((path) => !isCopied(path))).toEqual([])
})
const tsconfigsIn = (folder: string) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === 'tsconfig.json' && !path.includes('node_modules'))
    .map((path) => join(folder, path))
const extendedBy = (path: string) => (JSON.parse(read(path)) as { extends: string }).extends

test('all that a shop reads of its program is in the image', () => {
  const code = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|testing\//.test(path))
    .map((path) => read(join('src', path)))
  const wanted = code.flatMap((text) => [...text.matchAll(/join\(projectRoot, '([^'/]+)/g)].map(([, path]) => path))
  expect(wanted.length).toBeGreaterThan(1)
  const there = [...copied(last), ...brought(last)]
  expect([...wanted, 'package.json', 'node_modules'].filter((path) => !there.includes(path))).toEqual([])
})

test('it runs as nobody in particular, and its data outlasts it', () => {
  const user = /^USER (\w+)$/m.exec(last)?.[1]
  expect(user).toBe('haat')
  expect(last.indexOf('\nUSER ')).toBeLessThan(last.indexOf('\nCMD '))
  expect(last).toMatch(/^VOLUME \/var\/lib\/haat$/m)
  expect(last).toMatch(/ DATA_DIR=\/var\/lib\/haat$/m)
})

test('no secret is in it, and nothing that is neither Debian’s nor npm’s', () => {
  expect(steps).not.toMatch(/^ARG |\b(?:ENV|\w+) .*(?:SECRET|PASSWORD|TOKEN|_KEY)/m)
  expect(stages.map((stage) => stage.split(/\s/)[0])).toEqual(['docker.io/library/debian:13.2-slim', 'node', 'node'])
  expect(steps).not.toMatch(/\b(?:curl|wget|ADD)\b/)
})
