import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { buildFormer, commitOf, fetchCommit, formerRelease } from '../../scripts/former-release.mjs'
import type {} from '../../src/server/testing/bundled-shop.ts'
import { judgeFormer } from './run.ts'

vi.setConfig({ testTimeout: 60 * 60_000 })

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-former-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('the former release goes on over the tables of this one, from the front page to the door, also in turn with it', async ({
  skip,
}) => {
  const { commit } = formerRelease()
  // A copy of the sources without their history has nowhere to get it from.
  const there = commitOf(commit) ?? fetchCommit(commit)
  if (!there) {
    process.stderr.write(`The former release (${commit}) is not in this clone, and not tested against its tables.\n`)
    return skip()
  }
  const former = await buildFormer(there, await freshFolder())
  const present = inject('programs').shop
  const options = { folder: await freshFolder(), former, present, settings: { PATIENT: '1' }, tell: () => undefined }
  expect(await judgeFormer(options)).toEqual([])
})

test('a release that this clone does not have is told in words', async () => {
  await expect(buildFormer('0'.repeat(40), await freshFolder())).rejects.toThrow('is not in this clone')
})
