import { expect, test, vi } from 'vitest'
import { runStage } from './run-stage.ts'

vi.setConfig({ testTimeout: 2_400_000 })

test('starts that are killed, also while tables change, leave nothing half done', async () => {
  expect(await runStage('starts', 1)).toMatchObject({ found: [], firstStarts: 1, statements: 2 })
})
