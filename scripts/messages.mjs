import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMessages } from './compile-messages.mjs'
import { root } from './prepare.mjs'

for (const [name, code] of Object.entries(await compileMessages()))
  writeFileSync(join(root, 'messages/compiled', name), code)
