import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { root } from './prepare.mjs'

// `npm run advisories`: which packages that the shop runs with have a known vulnerability (docs/security.md, "Dependencies").

/**
 * What `npm audit --json` says, in words. Status 0: none is known; 1: some are; 2: nobody could be asked.
 * @param {string} output
 * @returns {{ status: 0 | 1 | 2, words: string }}
 */
export function judgeAudit(output) {
  const answer = parsed(output)
  if (!answer?.vulnerabilities) {
    const why = answer?.message ?? 'what it answered is no report'
    return { status: 2, words: `The registry does not answer (${why}), so nothing was looked up.` }
  }
  const found = Object.values(answer.vulnerabilities).flatMap(({ name, severity, range, via }) =>
    // A package that only depends on such a one names it, and has no advisory of its own.
    via
      .filter((each) => typeof each === 'object')
      .map(({ title, url }) => `${severity}: ${name} ${range}: ${title} (${url})`),
  )
  if (found.length === 0) return { status: 0, words: 'No advisory is known of what the shop runs with.' }
  return { status: 1, words: found.join('\n') }
}

function parsed(/** @type {string} */ output) {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  execFile('npm', ['audit', '--omit=dev', '--json'], { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (_, output) => {
    const { status, words } = judgeAudit(output)
    process.stdout.write(`${words}\n`)
    process.exitCode = status
  })
