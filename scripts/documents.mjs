import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'

// What the documents say of the sources and of each other, read from a tree of files: citations, links, texts, calls, routes.

/** @typedef {{ path: string, text: string }} File */
/** @typedef {{ title: string, body: string }} Section */

const RULES = 'docs/rules.md'
const LEFT_OUT = /^(dist|data|\.git)$|(^|\/)node_modules$/
const SOURCES = /\.(tsx?|mjs|mts|css|sql|json|md)$/

/**
 * The texts of a tree.
 * @param {string} root
 * @returns {File[]}
 */
export function filesOf(root) {
  const walk = (/** @type {string} */ folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = relative(root, join(folder, entry.name)).split(sep).join('/')
      if (LEFT_OUT.test(path)) return []
      if (entry.isDirectory()) return walk(join(folder, entry.name))
      return entry.isFile() && SOURCES.test(path) && path !== 'package-lock.json' ? [path] : []
    })
  return walk(root)
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** @param {File[]} files @param {string} path */
export const textOf = (files, path) => files.find((file) => file.path === path)?.text ?? ''

/**
 * The parts of `docs/rules.md` by what comments cite: `spec §5`, `decisions, "Orders"`.
 * @param {string} rules
 * @returns {Map<string, Section>}
 */
export function sectionsOf(rules) {
  const parts = rules.split(/^## /m).slice(1)
  return new Map(
    parts.map((part) => {
      const [title = '', ...body] = part.split('\n')
      return [title.split(' · ')[0] ?? '', { title, body: body.join('\n') }]
    }),
  )
}

/** Without the leaders of comments, on one line: a citation may be broken anywhere. */
const plain = (/** @type {string} */ text) => text.replace(/\n\s*(\*\/?|\/\/|--)?\s*/g, ' ')

/** `§5`, `§2, Dashboard` (a word of that part, when it begins with a capital letter) */
const OF_SPEC = /§(\d+)(?:, ([A-Z][a-z]+(?: [a-z]+)*))?/g
const OF_SETTLED = /(?<!docs\/)decisions, ["“]([^"”]+)["”](?:: ["“]([^"”]+)["”])?/g
const OF_DECISION = /\bdecisions?[/ ](\d{3})\b/g
/** Inside the documents a decision is a number: `(013)`. */
const BARE_DECISION = /(?<![\d,.`/])(0\d\d)(?![\d.,]\d|\d|%)\b/g

/**
 * Citations of what does not exist, as `path: citation`.
 * @param {File[]} files
 * @returns {string[]}
 */
export function danglingCitations(files) {
  const sections = sectionsOf(textOf(files, RULES))
  const numbers = new Set(decisionsOf(files).map(({ path }) => basename(path).slice(0, 3)))
  const has = (/** @type {string} */ name, /** @type {string | undefined} */ word) => {
    const section = sections.get(name)
    return section !== undefined && (!word || section.body.toLowerCase().includes(word.toLowerCase()))
  }
  return files
    .filter(({ path }) => !path.startsWith('scripts/documents'))
    .flatMap(({ path, text: written }) => {
      const text = plain(written)
      const isDocument = /^docs\/(rules\.md|decisions\/)/.test(path)
      const bad = [
        ...[...text.matchAll(OF_SPEC)].filter(([, part, word]) => !has(`spec §${part}`, word)),
        ...[...text.matchAll(OF_SETTLED)].filter(([, part, word]) => !has(`decisions, "${part}"`, word)),
        ...[...text.matchAll(OF_DECISION)].filter(([, number = '']) => !numbers.has(number)),
        ...(isDocument ? [...text.matchAll(BARE_DECISION)].filter(([, number = '']) => !numbers.has(number)) : []),
      ]
      return bad.map(([citation]) => `${path}: ${citation}`)
    })
}

/** The comments of a source, without its code. */
function commentsOf(/** @type {string} */ text) {
  let isInside = false
  return text
    .split('\n')
    .filter((line) => {
      const begins = /^\s*(\/\/|\{?\/\*)/.test(line)
      const isComment = isInside || begins
      if (isInside || /^\s*\{?\/\*/.test(line)) isInside = !line.includes('*/')
      return isComment
    })
    .join('\n')
}

/**
 * Files that comments name and nobody has, as `path: name`.
 * @param {File[]} files
 * @returns {string[]}
 */
export function missingInComments(files) {
  const paths = files.map(({ path }) => `/${path}`)
  return files
    .filter(({ path }) => /\.(tsx?|mjs)$/.test(path) && !/^scripts\/(documents|measures)\./.test(path))
    .flatMap(({ path, text }) =>
      [...commentsOf(text).matchAll(/\b[\w/-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|css|sql|md)\b/g)]
        .map(([name]) => name)
        .filter((name) => !THEIR_OWN.has(name) && !paths.some((each) => each.endsWith(`/${name}`)))
        .map((name) => `${path}: ${name}`),
    )
}

/** @param {File[]} files */
export const decisionsOf = (files) => files.filter(({ path }) => /^docs\/decisions\/\d{3}-[^/]*\.md$/.test(path))

/**
 * What is wrong with the index of decisions: a row that is missing, dangling, or says other words than the page.
 * @param {File[]} files
 * @returns {string[]}
 */
export function faultsOfIndex(files) {
  const rows = textOf(files, 'docs/decisions/README.md')
    .split('\n')
    .filter((line) => /^\| \[\d/.test(line))
  const due = decisionsOf(files).map(({ path, text }) => {
    const file = basename(path)
    const title = /^# \d{3} · (.*)$/m.exec(text)?.[1] ?? 'no title'
    const mind = /\*\*What would change our mind\.\*\* ([\s\S]*?)(?=\n\n|\n\*\*|$)/.exec(text)?.[1] ?? 'nothing'
    return {
      file,
      start: `| [${file.slice(0, 3)}](${file}) | ${title} | `,
      end: ` | ${mind.trim().replace(/\s+/g, ' ')} |`,
    }
  })
  return [
    ...due
      .filter(({ start, end }) => !rows.some((row) => row.startsWith(start) && row.endsWith(end)))
      .map(({ file }) => `no row for ${file}`),
    ...rows.filter((row) => !due.some(({ start }) => row.startsWith(start))).map((row) => `no page for ${row}`),
    ...decisionsOf(files)
      .filter(({ text }) => !/^\*Found under:\* ./m.test(text))
      .map(({ path }) => `no words to find ${path} under`),
  ]
}

/**
 * How many citations stand in the sources: a rule that finds none would look at nothing.
 * @param {File[]} files
 */
export function countCitations(files) {
  const sources = files.filter(({ path }) => !path.endsWith('.md') && !path.startsWith('scripts/documents'))
  const count = (/** @type {RegExp} */ kind) =>
    sources.reduce((sum, { text }) => sum + [...plain(text).matchAll(kind)].length, 0)
  return { spec: count(OF_SPEC), settled: count(OF_SETTLED), numbered: count(OF_DECISION) }
}

/**
 * Links and pictures of the documents that lead nowhere, files or headings.
 * @param {File[]} files @param {string} root
 * @returns {string[]}
 */
export function deadLinks(files, root) {
  const documents = files.filter(({ path }) => path.endsWith('.md'))
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:\]\(|<img src=")([^)\s"]+)[)"]/g)].flatMap(([, target = '']) => {
      if (/^[a-z]+:/.test(target)) return []
      const [file = '', anchor] = target.split('#')
      const place = file === '' ? path : join(dirname(path), file)
      if (!existsSync(join(root, place))) return [`${path}: ${target}`]
      return anchor && !anchorsOf(textOf(files, place)).has(anchor) ? [`${path}: ${target}`] : []
    }),
  )
}

/** Anchors as the reader of a repository makes them from headings, and those that are written out. */
function anchorsOf(/** @type {string} */ document) {
  const written = [...document.matchAll(/<a id="([^"]+)"/g)].map(([, id]) => id)
  const headings = [...document.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replace(/\s/g, '-'),
  )
  return new Set([...written, ...headings])
}

/** What the rules show to people, in straight quotes outside of headings, code and tags. */
export function quotedTexts(/** @type {string} */ rules) {
  const prose = rules
    .replace(/<[^>]*>/g, '')
    .replace(/^#.*$/gm, '')
    .replace(/`[^`]*`/g, '')
    .replace(/\s+/g, ' ')
  return [...prose.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text)
}

/**
 * Texts that the rules promise and no source has.
 * @param {File[]} files
 * @returns {string[]}
 */
export function missingTexts(files) {
  const shown = files
    .filter(({ path }) => /^(src|messages)\//.test(path) && !/\.test\./.test(path))
    .map(({ text }) => text.replace(/&apos;/g, "'").replace(/\s+/g, ' '))
    .join(' ')
  return quotedTexts(textOf(files, RULES)).filter((text) => !shown.includes(text))
}

/** `GET /api/users/:id` … */
export const callsIn = (/** @type {string} */ rules) =>
  [...rules.matchAll(/`((?:GET|POST|PUT|DELETE) \/api\/[^`?]*)`/g)].map(([, call = '']) => call)

/**
 * Calls of the rules that the contract does not declare.
 * @param {File[]} files
 */
export function missingCalls(files) {
  const contract = files.filter(({ path }) => path.startsWith('src/contract/')).map(({ text }) => text)
  const declared = contract.flatMap((text) =>
    [...text.matchAll(/method: '(\w+)',\s*path: '([^']+)'/g)].map(([, method, path]) => `${method} ${path}`),
  )
  return callsIn(textOf(files, RULES)).filter((call) => !declared.includes(call))
}

/**
 * Pages of the rules that the route table does not have.
 * @param {File[]} files
 */
export function missingRoutes(files) {
  const table = textOf(files, 'src/web/routes.tsx')
  return routesIn(textOf(files, RULES)).filter((route) => !table.includes(`'${route}'`))
}

/** Addresses of pages in the table of spec §2. */
export function routesIn(/** @type {string} */ rules) {
  const table = sectionsOf(rules).get('spec §2')?.body.split('### ')[0] ?? ''
  return [...table.matchAll(/^\| ([^|]*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\/[^`]*)`/g)].map(([, route = '']) => route),
  )
}

/** Made by whoever follows the document. */
const THEIR_OWN = new Set(['move.sql', 'bn.ts'])

const FILE = /`([\w./-]+\.(?:tsx?|mjs|sql|css))`/g
/** `search/front`, `platform/http/closing`: a test or a rule without its ending. */
const BARE_FILE = /`((?:[a-z][a-z0-9-]*\/)+[a-z][a-z0-9-]*)`/g

/**
 * Files that the documents name and nobody has; `search/list.ts` is any file whose path ends so.
 * @param {File[]} files @param {string} root
 * @returns {string[]}
 */
export function missingFiles(files, root) {
  const paths = files.map(({ path }) => `/${path}`)
  const folders = new Set(paths.flatMap((path) => path.split('/').slice(1, -1)))
  const isThere = (/** @type {string} */ name) =>
    THEIR_OWN.has(name) || existsSync(join(root, name)) || paths.some((path) => path.endsWith(`/${name}`))
  const isThereBare = (/** @type {string} */ name) =>
    !folders.has(name.split('/')[0] ?? '') ||
    paths.some((path) => path.includes(`/${name}.`) || path.includes(`/${name}/`))
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) => {
      const named = [...text.matchAll(FILE)].map(([, name = '']) => name)
      const bare = [...text.matchAll(BARE_FILE)].map(([, name = '']) => name)
      const missing = [...named.filter((name) => !isThere(name)), ...bare.filter((name) => !isThereBare(name))]
      return missing.map((name) => `${path}: ${name}`)
    })
}

/**
 * Variables of the environment that docs/settings.md lacks or makes up, and commands of the documents that package.json lacks.
 * @param {File[]} files
 * @returns {string[]}
 */
export function wrongCommands(files) {
  const config = textOf(files, 'src/server/config/variables.ts')
  const variables = [...config.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name)
  const rows = [...textOf(files, 'docs/settings.md').matchAll(/^\| (`[A-Z][^|]*) \|/gm)].map(([, cell = '']) => cell)
  const listed = rows.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
  /** @type {{ scripts?: Record<string, string> }} */
  const { scripts = {} } = JSON.parse(textOf(files, 'package.json') || '{}')
  return [
    ...variables.filter((name) => !listed.includes(name)).map((name) => `docs/settings.md lacks ${name}`),
    ...listed.filter((name) => !variables.includes(name)).map((name) => `no setting ${name}`),
    ...files
      .filter(({ path }) => path.endsWith('.md'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/`npm run ([\w:-]+)/g)]
          .filter(([, name = '']) => !(name in scripts))
          .map(([, name]) => `${path}: npm run ${name}`),
      ),
  ]
}
