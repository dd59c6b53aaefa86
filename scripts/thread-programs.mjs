import { dirname, join } from 'node:path'

const PROGRAM = /new URL\('(\.[\w./-]+\.mjs)', import\.meta\.url\)/

/**
 * Takes programs of threads along into a build: what `new URL` names beside a file leads to the program as it was bundled. Run from
 * its sources, a program is the file itself; so it is JavaScript (docs/decisions/081).
 * @returns {import('vite').Plugin}
 */
export function threadPrograms() {
  /** @type {Set<string>} */
  const taken = new Set()
  return {
    name: 'thread-programs',
    apply: 'build',
    // As they are written: later the quotes are others.
    enforce: 'pre',
    transform: {
      filter: { code: PROGRAM },
      handler(code, id) {
        const found = code.replaceAll(new RegExp(PROGRAM, 'g'), (_, /** @type {string} */ file) => {
          const program = this.emitFile({ type: 'chunk', id: join(dirname(id), file) })
          taken.add(program)
          return `new URL(import.meta.ROLLUP_FILE_URL_${program})`
        })
        return { code: found, map: null }
      },
    },
    resolveFileUrl({ referenceId, relativePath }) {
      return taken.has(referenceId) ? `new URL('${relativePath}', import.meta.url).href` : null
    },
  }
}
