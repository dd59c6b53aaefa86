import { basename, dirname } from 'node:path/posix'
import { danglingCitations, missingInComments, textOf } from './documents.mjs'
import { jobsServedElsewhere, smallWithOneCaller, twoWayFolders } from './import-measures.mjs'

// What can be counted of a tree of sources: rooms, files, lines, comments, names.

/** @typedef {import('./documents.mjs').File} File */
/** @typedef {{ name: string, wanted: string, value: string, isMet: boolean, details: string[] }} Measure */

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$|(^|\/)testing[/-]/.test(path)
const isCode = (/** @type {string} */ path) => /\.tsx?$/.test(path) && !isTest(path)
const count = (/** @type {string} */ text) => text.split('\n').length - 1
const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1)} %`

/**
 * @param {File[]} files
 * @returns {Measure[]}
 */
export function measuresOf(files) {
  return [
    largestRoom(files),
    flatFiles(files),
    rootFiles(files),
    longFiles(files),
    smallFiles(files),
    foldersBothWays(files),
    jobsUpstairs(files),
    packedLiterals(files),
    ...stylesheets(files),
    ...comments(files),
    testNames(files),
    pathTables(files),
    doubleWords(files),
    falseComments(files),
    ...FIELDS.map((field) => writtenIn(files, field)),
  ]
}

/** @param {string} name @param {number} value @param {number} most @param {string[]} details */
const atMost = (name, value, most, details = [], label = String(value)) => ({
  ...{ name, wanted: `≤ ${most}`, value: label, isMet: value <= most, details },
})

/** A room is a folder of a floor; the platform, which is no room of the shop, counts by its folders. */
const roomOf = (/** @type {string} */ path) =>
  /^(src\/(?:server|web)\/platform\/[^/]+|src\/(?:server|web)\/[^/]+)\/[^/]/.exec(path)?.[1] ??
  /^(src\/contract)\//.exec(path)?.[1]

/** @param {File[]} files */
function largestRoom(files) {
  /** @type {Map<string, number>} */
  const rooms = new Map()
  for (const { path } of files) {
    const room = isCode(path) && !/\/platform\/[^/]+$/.test(path) ? roomOf(path) : undefined
    if (room && room !== 'src/contract') rooms.set(room, (rooms.get(room) ?? 0) + 1)
  }
  const [largest = ['', 0], ...others] = [...rooms].sort(([, a], [, b]) => b - a)
  const details = [largest, ...others].slice(0, 12).map(([room, files_]) => `${files_} ${room}`)
  return atMost('code files of the largest room', largest[1], 40, details, `${largest[1]} (${largest[0].slice(4)})`)
}

/** @param {File[]} files */
function flatFiles(files) {
  const flat = ['server', 'web'].map((floor) =>
    files.filter(({ path }) => isCode(path) && dirname(path) === `src/${floor}/platform`).map(({ path }) => path),
  )
  return atMost('flat files in the server’s platform', flat[0]?.length ?? 0, 6, flat[0])
}

/** @param {File[]} files */
function rootFiles(files) {
  const roots = files.map(({ path }) => path).filter((path) => isCode(path) && /^src\/(server|web)\/[^/]+$/.test(path))
  return atMost('files at the roots of server and web', roots.length, 4, roots)
}

/** @param {File[]} files */
function longFiles(files) {
  const long = sourcesOf(files).filter(({ text }) => count(text) > 250)
  const details = long.map(({ path, text }) => `${count(text)} ${path}`)
  return atMost('files of more than 250 lines in src', long.length, 0, details)
}

/** @param {File[]} files */
function smallFiles(files) {
  const others = files.filter(({ path }) => /\.(tsx?|mjs)$/.test(path) && !(path.startsWith('src/') && isCode(path)))
  const small = smallWithOneCaller(sourcesOf(files), others)
  return atMost('files under 20 lines whose one caller stands beside them', small.length, 10, small)
}

/** @param {File[]} files */
function foldersBothWays(files) {
  const pairs = twoWayFolders(sourcesOf(files))
  return atMost('folders that use each other', pairs.length, 0, pairs)
}

/** @param {File[]} files */
function jobsUpstairs(files) {
  const jobs = jobsServedElsewhere(sourcesOf(files))
  return atMost('jobs handled above the room that names them', jobs.length, 0, jobs)
}

/** A spread reads as a merge: a literal inside of a literal is none. @param {File[]} files */
function packedLiterals(files) {
  const packed = sourcesOf(files).flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, at) => (/^\s*\.\.\.(\{ .* \},|\[[^\]]*\],|\(\[)/.test(line) ? [`${path}:${at + 1}`] : [])),
  )
  return atMost('packed literals in src', packed.length, 0, packed)
}

/** @param {File[]} files */
function sourcesOf(files) {
  return files.filter(({ path }) => path.startsWith('src/') && isCode(path))
}

/** @param {File[]} files */
function stylesheets(files) {
  const sheets = files
    .filter(({ path }) => /^src\/.*\.css$/.test(path))
    .map(({ path, text }) => ({ path, lines: count(text) }))
    .sort((a, b) => a.lines - b.lines)
  const p95 = sheets[Math.ceil(sheets.length * 0.95) - 1]?.lines ?? 0
  const longest = sheets.at(-1)?.lines ?? 0
  const details = sheets.filter(({ lines }) => lines > 200).map(({ path, lines }) => `${lines} ${path}`)
  return [
    atMost('lines of a style sheet, p95', p95, 200),
    atMost('lines of the longest style sheet', longest, 200, details),
  ]
}

/** Lines that are comments or parts of one, and lines that are not blank. */
export function commentLines(/** @type {string} */ text) {
  let [comments_, lines, isInside] = [0, 0, false]
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue
    lines += 1
    const begins = /^(\/\/|\{?\/\*)/.test(line)
    if (isInside || begins) comments_ += 1
    if (isInside || /^\{?\/\*/.test(line)) isInside = !line.includes('*/')
  }
  return { comments: comments_, lines }
}

/** @param {File[]} files */
function comments(files) {
  const share = (/** @type {File[]} */ some) => {
    const counted = some.map(({ text }) => commentLines(text))
    const sum = (/** @type {'comments' | 'lines'} */ what) => counted.reduce((all, each) => all + each[what], 0)
    return sum('comments') / sum('lines')
  }
  const measure = (/** @type {string} */ name, /** @type {File[]} */ some) =>
    atMost(name, Math.round(share(some) * 1000) / 10, 6, [], percent(share(some)))
  const src = files.filter(({ path }) => path.startsWith('src/') && isCode(path))
  const all = files.filter(({ path }) => /^(src|demo|tests|e2e|fuzz|torture)\/.*\.tsx?$/.test(path))
  return [measure('comment lines, % of what runs in src', src), measure('comment lines, % of src, demo and tests', all)]
}

/**
 * `<stem>.test.ts`, `<stem>.<aspect>.test.ts`: beside it stands `<stem>.ts(x)`, `<stem>.queries.ts`, a folder of that name, or the
 * folder itself has it. Browser tests, which are promises of the whole shop, are named after them.
 * @param {File[]} files
 */
function testNames(files) {
  const tests = files.filter(({ path }) => /\.test\.tsx?$/.test(path) && !/(^|\/)e2e\//.test(path))
  const beside = new Set(
    files.filter(({ path }) => !isTest(path)).flatMap(({ path }) => [path.replace(/\.[^/]*$/, ''), dirname(path)]),
  )
  const folders = new Set(files.map(({ path }) => dirname(path)))
  const strangers = tests.filter(({ path }) => {
    const stem = path.replace(/\.[^/]*$/, '')
    return !beside.has(stem) && !folders.has(stem) && basename(dirname(path)) !== basename(stem)
  })
  const share = 1 - strangers.length / tests.length
  return {
    ...{ name: 'tests named after what they test', wanted: '≥ 90 %', value: percent(share), isMet: share >= 0.9 },
    details: strangers.map(({ path }) => path),
  }
}

/** An address of the shop in a pattern, or two of them in a list: the route or the endpoint should say that itself. */
const PATTERN =
  /\/\^?\(?\\\/\(?\^?\(?(?:\(shop|shop|api|admin|store|dashboard|cart|checkout|login|product)[^\n]*\/[a-z]*[,;\s})\]]/
const LIST = /\[\s*'\/(?:api|admin|dashboard|product|cart|checkout)[^']*',\s*'\/[^']*'/
const MODULES = /\/src\\\/web\\\/\(?[\w-]+\|/

/** @param {File[]} files */
function pathTables(files) {
  const found = files.filter(
    ({ path, text }) =>
      ((/^src\/(server|web)\//.test(path) && isCode(path)) || path === 'vite.config.ts') &&
      [PATTERN, LIST, MODULES].some((kind) => kind.test(text)),
  )
  return atMost(
    'tables of paths written by hand',
    found.length,
    0,
    found.map(({ path }) => path),
  )
}

/**
 * Words of docs/words.md that stand for two things: said so in the meaning, listed twice, or listed as what another is not.
 * @param {File[]} files
 */
function doubleWords(files) {
  const [ours = ''] = textOf(files, 'docs/words.md').split('\n## Words people read')
  const rows = ours
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (word|---)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, word = '', meaning = '', not = '']) => ({ word, meaning, not }))
  const words = rows.map(({ word }) => word)
  const bad = rows.filter(
    ({ word, meaning }, at) =>
      words.indexOf(word) !== at ||
      /\balso: |; in the |^\(|\(that is/.test(meaning) ||
      rows.some(({ not }) => not.split(/,\s*/).includes(word)) ||
      rows.some(({ not }) => new RegExp(`^${word} \\(|, ${word} \\(`).test(not)),
  )
  return atMost(
    'words with two meanings',
    bad.length,
    0,
    bad.map(({ word }) => word),
  )
}

/**
 * Comments that cite or name what does not exist.
 * @param {File[]} files
 */
function falseComments(files) {
  const hasRules = textOf(files, 'docs/rules.md') !== ''
  const dangling = hasRules ? danglingCitations(files) : citedWithoutRules(files)
  const details = [...dangling, ...missingInComments(files)]
  return atMost('comments that cite or name what is not there', details.length, 0, details)
}

/** Where there were no rules, each citation led nowhere. */
const citedWithoutRules = (/** @type {File[]} */ files) =>
  files
    .filter(({ path }) => !path.endsWith('.md'))
    .flatMap(({ path, text }) => [...text.matchAll(/§\d|\(decisions, "/g)].map(([cited]) => `${path}: ${cited}`))

const FIELDS = [
  // The shop’s own phone is a setting, and another field.
  { name: 'contactPhone', pattern: /\b(contactPhone|contact_phone)\b/, besides: /settings/ },
  { name: 'altPhone', pattern: /\b(altPhone|alt_phone)\b/ },
  { name: 'compareAtPrice', pattern: /\b(compareAtPrice|compareAtPoisha|compare_at_poisha)\b/ },
]

/**
 * Files from the database to the screen that write a field, without tests. All migrations count as one file: a field that is
 * new needs one, and what later became of an old one does not say how often a field is written.
 * @param {File[]} files @param {{ name: string, pattern: RegExp, besides?: RegExp }} field
 */
function writtenIn(files, { name, pattern, besides }) {
  const found = files
    .filter(
      ({ path, text }) =>
        /^(migrations|src|messages)\//.test(path) && !isTest(path) && !besides?.test(path) && pattern.test(text),
    )
    .map(({ path }) => path.replace(/^migrations\/.*/, 'migrations'))
  const places = [...new Set(found)]
  return atMost(`files that write ${name}`, places.length, 8, places)
}
