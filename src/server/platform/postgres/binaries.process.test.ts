import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshDataDir } from './testing/database.ts'
import { installHolder, startHolder } from './testing/holder-process.ts'

test('a machine that cannot run the programs (another C library, say) is told why, and of DATABASE_URL', async () => {
  const folder = await freshDataDir()
  const broken = join(folder, 'broken')
  await mkdir(join(broken, 'native/bin'), { recursive: true })
  await mkdir(join(broken, 'dist'))
  await writeFile(join(broken, 'package.json'), '{ "version": "0", "exports": "./dist/index.js", "type": "module" }')
  await writeFile(join(broken, 'dist/index.js'), '')
  await writeFile(join(broken, 'native/bin/postgres'), '#!/bin/sh\necho symbol not found: qsort_r >&2\nexit 127\n')
  await chmod(join(broken, 'native/bin/postgres'), 0o755)
  await installHolder(folder, broken)
  await chmod(folder, 0o777)
  // Not as root, whose copy would go to /var/lib.
  const ordinary = process.geteuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  const refusal = await startHolder(folder, { dataDir: join(folder, 'data'), ...ordinary }).says('refused')
  expect(refusal).toMatch(/^StartRefusal: The built-in PostgreSQL does not run on this machine .*symbol not found.*/s)
  expect(refusal).toMatch(/Set DATABASE_URL to a PostgreSQL server\.$/)
})
