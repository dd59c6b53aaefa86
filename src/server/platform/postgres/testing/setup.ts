import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../embedded.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with an empty database that never runs, and `holder.ts` as one file: paths. */
    originals: { dataDir: string; holder: string }
  }
}

/** What tests of the shop’s own PostgreSQL take copies of, made once for all of them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-originals-'))
  const [dataDir, holder] = [join(folder, 'data'), join(folder, 'holder.mjs')]
  const end = () => rm(folder, { recursive: true, force: true })
  try {
    await writeFile(holder, await bundleHolder())
    await mkdir(dataDir)
    await createDatabase(dataDir)
  } catch (error) {
    await end()
    throw error
  }
  project.provide('originals', { dataDir, holder })
  return end
}

async function createDatabase(dataDir: string): Promise<void> {
  const onTrouble = (what: string, error?: unknown) => process.stderr.write(`${what} ${error ?? ''}\n`)
  const how = { dataDir, holder: 'a test run', tell: () => undefined, onTrouble, settings: { fsync: 'off' } }
  await (await startEmbeddedPostgres(how)).stop()
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
