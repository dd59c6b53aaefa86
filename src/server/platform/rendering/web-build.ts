import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WebFloor } from './render-as-nobody.ts'

/** What is read in a browser: the web floor, and what is built of it. */
export interface Web {
  floor: WebFloor
  build: WebBuild
}

export interface WebBuild {
  folder: string
  /** Inlined into every head. */
  css: string
  font: string | undefined
  /** With all imports, to load beside the entry. */
  scriptsOf(modules: string[]): string[]
  /** 0 where sources change. */
  pageCacheBytes: number
}

interface ManifestChunk {
  file: string
  imports?: string[]
  css?: string[]
}

const KEEP_PAGES_BYTES = 64 * 1024 * 1024
const ENTRY = 'src/web/entry-browser.tsx'

export async function readWebBuild(folder: string): Promise<WebBuild> {
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  )
  const chunksOf = (key: string, seen = new Set<ManifestChunk>()): Set<ManifestChunk> => {
    const chunk = manifest[key]
    if (!chunk || seen.has(chunk)) return seen
    seen.add(chunk)
    for (const imported of chunk.imports ?? []) chunksOf(imported, seen)
    return seen
  }
  const styles = [...chunksOf(ENTRY)].flatMap(({ css = [] }) => css)
  return {
    folder,
    pageCacheBytes: KEEP_PAGES_BYTES,
    css: (await Promise.all(styles.map((file) => readFile(join(folder, file), 'utf8')))).join(''),
    font: Object.values(manifest)
      .map(({ file }) => `/${file}`)
      .find((file) => file.endsWith('.woff2')),
    scriptsOf(modules) {
      const chunks = chunksOf(ENTRY)
      for (const module of modules) for (const ending of ['.tsx', '.ts']) chunksOf(`src/web/${module}${ending}`, chunks)
      return [...chunks].map(({ file }) => `/${file}`)
    },
  }
}
