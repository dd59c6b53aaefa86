import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MANY_MODULES } from './many-modules.mjs'
import { root } from './prepare.mjs'

interface Locked {
  version: string
  dev?: boolean
  dependencies?: Record<string, string>
}
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}

/** What a bundle asks for by name is looked for from dist/, where it stands, and no more from the package that was bundled. */
test.each(MANY_MODULES)(
  'what %s asks for, and is not bundled with it, is found from the bundle, without tools too',
  (name) => {
    const asked = Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {})
    const lost = asked.filter((dependency) => {
      if (MANY_MODULES.includes(dependency)) return false
      const found = packages[`node_modules/${dependency}`]
      return packages[`node_modules/${name}/node_modules/${dependency}`] !== undefined || !found || found.dev
    })
    expect(lost).toEqual([])
  },
)
