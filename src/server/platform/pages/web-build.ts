import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The browser’s files, as a page needs to name them. */
export interface WebBuild {
  /** Folder of the hashed files, served under `/assets/`. */
  folder: string
  /** What every page wears, to be written into its head. */
  css: string
  /** The display face, asked for early so that the first page may have it. */
  font: string | undefined
  entry: string
  /** Addresses of a module and of all it imports, to be asked for together with the entry. */
  scriptsOf(modules: string[]): string[]
  /** Room for finished pages in memory; 0 where the sources change under them. */
  keepPagesBytes: number
}

interface ManifestChunk {
  file: string
  imports?: string[]
  css?: string[]
}

const KEEP_PAGES_BYTES = 64 * 1024 * 1024
const ENTRY = 'src/web/entry-browser.tsx'

/** Reads what `vite build` wrote. */
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
    keepPagesBytes: KEEP_PAGES_BYTES,
    css: (await Promise.all(styles.map((file) => readFile(join(folder, file), 'utf8')))).join(''),
    font: Object.values(manifest)
      .map(({ file }) => `/${file}`)
      .find((file) => file.endsWith('.woff2')),
    entry: `/${manifest[ENTRY]?.file}`,
    scriptsOf(modules) {
      const chunks = chunksOf(ENTRY)
      for (const module of modules) for (const ending of ['.tsx', '.ts']) chunksOf(`src/web/${module}${ending}`, chunks)
      return [...chunks].map(({ file }) => `/${file}`)
    },
  }
}
