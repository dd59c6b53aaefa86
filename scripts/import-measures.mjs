import { dirname, join, normalize } from 'node:path/posix'

// What can be counted of who imports whom.

/** @typedef {import('./documents.mjs').File} File */

const SPECIFIER = /(?:\bfrom|\bimport\(|^import)\s*'(\.[^']+|#contract\/[^']+)'/gm
const SMALL = 20
/** Each a kind of its own, however small: SQL, tables, routes, jobs. */
const OWN_KIND = /\.(queries|tables|routes|jobs|work|events)\.ts$/

/** @param {File} file @returns {string[]} paths from the root */
function importsOf({ path, text }) {
  return [...text.matchAll(SPECIFIER)].map(([, specifier = '']) =>
    specifier.startsWith('#')
      ? specifier.replace('#contract/', 'src/contract/').concat('.ts')
      : normalize(join(dirname(path), specifier)),
  )
}

/** Pairs of folders that use each other; whose style sheets come together is no use. @param {File[]} code @returns {string[]} */
export function twoWayFolders(code) {
  /** @type {Map<string, string>} */
  const uses = new Map()
  for (const file of code)
    for (const to of importsOf(file)) {
      const [one, other] = [folderOf(file.path), folderOf(to)]
      if (one !== other && !to.endsWith('.css')) uses.set(`${one} ${other}`, `${file.path} → ${to}`)
    }
  return [...uses].flatMap(([pair, where]) => {
    const [one = '', other = ''] = pair.split(' ')
    const back = one < other ? uses.get(`${other} ${one}`) : undefined
    return back ? [`${where}, and ${back}`] : []
  })
}

/** A room, or a folder of the platform. A folder inside a room is of the room, and so is a room’s file of the contract. @param {string} path */
function folderOf(path) {
  const room = /^src\/\w+\/platform\/[^/]+(?=\/)|^src\/\w+\/[^/]+(?=\/)|^src\/contract\/[^/]+(?=\.ts$)/.exec(path)?.[0]
  return room ?? dirname(path)
}

/** Small files whose only caller stands beside them. @param {File[]} code @param {File[]} others Tests and tools. @returns {string[]} */
export function smallWithOneCaller(code, others) {
  /** @type {Map<string, string[]>} */
  const callers = new Map()
  for (const file of [...code, ...others])
    for (const to of new Set(importsOf(file))) callers.set(to, [...(callers.get(to) ?? []), file.path])
  return code
    .filter(({ path, text }) => text.split('\n').length - 1 < SMALL && !OWN_KIND.test(path))
    .flatMap(({ path }) => {
      const [caller, ...more] = callers.get(path) ?? []
      return caller && more.length === 0 && dirname(caller) === dirname(path) ? [`${path} → ${caller}`] : []
    })
}

/**
 * Jobs that a room serves and a lower one defines: an order upstairs, where an event belongs. @param {File[]} code @returns {string[]}
 */
export function jobsServedElsewhere(code) {
  return code.flatMap((file) => {
    const served = [...file.text.matchAll(/\bserve\(\s*([A-Z_]+)/g)].map(([, name = '']) => name)
    const defined = [...file.text.matchAll(IMPORTED_JOBS)].flatMap(([, names = '', from = '']) =>
      folderOf(normalize(join(dirname(file.path), from))) === folderOf(file.path) ? [] : names.split(/[\s,]+/),
    )
    return served.filter((name) => defined.includes(name)).map((name) => `${file.path}: ${name}`)
  })
}

const IMPORTED_JOBS = /import \{([^}]*)\} from '([^']+\.jobs(?:\.names)?\.ts)'/g
