import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeXlsx } from 'hucre/xlsx'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { threadPrograms } from '../../../scripts/thread-programs.mjs'
import { projectRoot } from '../platform/process/project.ts'

test('a build takes along the program that reads workbooks', async () => {
  // Inside the project, where packages are found.
  const outDir = join(projectRoot, 'node_modules/.cache/haat-workbook', String(process.pid))
  onTestFinished(() => rm(outDir, { recursive: true, force: true }))
  await build({
    ...{ configFile: false, logLevel: 'silent', publicDir: false, plugins: [threadPrograms()] },
    build: {
      ...{ ssr: true, outDir, target: 'node20' },
      rollupOptions: {
        input: { reading: join(import.meta.dirname, 'read-workbook.ts') },
        output: { entryFileNames: 'in/a/folder/[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  })
  const { readWorkbook } = await import(pathToFileURL(join(outDir, 'in/a/folder/reading.js')).href)
  const file = await writeXlsx({ sheets: [{ name: 'Payout', rows: [['Consignment'], ['DL1']] }] })
  const first = (sheets: unknown[]) => sheets[0]
  const { rows } = await readWorkbook(file, first, new AbortController().signal)
  expect(rows).toEqual([
    { line: 1, cells: ['Consignment'] },
    { line: 2, cells: ['DL1'] },
  ])
})
