import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { bundleTorture } from '../../scripts/torture-programs.mjs'
import { projectRoot } from '../../src/server/platform/process/project.ts'
import type {} from '../../src/server/testing/bundled-shop.ts'

/** The programs that tests of whole processes start, bundled once for all of them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = join(projectRoot, 'node_modules/.cache', `programs-${process.pid}`)
  project.provide('programs', await bundleTorture(folder))
  return () => rm(folder, { recursive: true, force: true })
}
