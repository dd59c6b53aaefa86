import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesOf } from './documents.mjs'
import { measuresOf } from './measures.mjs'
import { root } from './prepare.mjs'

// `npm run house` prints how large and how plain the sources are beside what we want; `npm run house -- <commit> …` those of commits too.

/** @param {string} commit */
function measuresAt(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'haat-house-'))
  try {
    const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1e9 })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
    return measuresOf(filesOf(folder))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const commits = process.argv.slice(2)
const columns = [...commits.map((commit) => measuresAt(commit)), measuresOf(filesOf(root))]
const table = [
  ['measure', 'wanted', ...commits, 'now'],
  ...(columns.at(-1) ?? []).map(({ name, wanted, isMet }, at) => [
    name,
    wanted,
    ...columns.map((measures) => measures[at]?.value ?? ''),
    isMet ? '' : 'missed',
  ]),
]
const widths = (table[0] ?? []).map((_, at) => Math.max(...table.map((row) => (row[at] ?? '').length)))
for (const row of table)
  console.log(
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
if (process.env['DETAILS'] === '1')
  for (const { name, details } of columns.at(-1) ?? [])
    if (details.length > 0) console.log(`\n${name}\n${details.map((line) => `  ${line}`).join('\n')}`)
