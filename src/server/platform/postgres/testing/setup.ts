import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** `holder.ts` as one file: a path. */
    holder: string
  }
}

/** What tests of the shop’s own PostgreSQL start, bundled once for all of them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-holder-'))
  const holder = join(folder, 'holder.mjs')
  const end = () => rm(folder, { recursive: true, force: true })
  try {
    await writeFile(holder, await bundleHolder())
  } catch (error) {
    await end()
    throw error
  }
  project.provide('holder', holder)
  return end
}

async function bundleHolder(): Promise<string> {
  const bundle = await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: { ssr: join(import.meta.dirname, 'holder.ts'), write: false, rolldownOptions: { external: ['pg-native'] } },
  })
  if (!('output' in bundle)) throw new Error('not one bundle')
  return bundle.output[0].code
}
