import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../src/server/platform/process/project.ts'
import { SETTINGS } from './in-containers.ts'

/** After a change of them: `npm run vitest -- run --project rooms tests/shipping -u`. */
test.each(Object.entries(SETTINGS))(
  '%s in containers is what a cluster here has, with other addresses',
  async (name, text) => {
    await expect(text).toMatchFileSnapshot(join(projectRoot, 'deploy/cluster', name))
  },
)
