import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildFormer, formerRelease } from '../../scripts/former-release.mjs'
import { judgeFormer } from './run.ts'

/** `npm run former`. Ends with 1 where the former release cannot live with the tables of this one. */
export async function main(present: string, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { ref: { type: 'string', default: formerRelease().commit } } })
  const folder = await mkdtemp(join(tmpdir(), 'haat-former-'))
  const built = await mkdtemp(join(tmpdir(), 'haat-former-release-'))
  try {
    say(`Building ${values.ref}…`)
    const former = await buildFormer(values.ref, built)
    const found = await judgeFormer({ folder, former, present, tell: say })
    for (const words of found) say(`FAILED: ${words}`)
    if (found.length > 0) process.exitCode = 1
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  } finally {
    for (const each of [folder, built]) await rm(each, { recursive: true, force: true })
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
