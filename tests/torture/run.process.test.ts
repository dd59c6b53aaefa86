import { expect, test, vi } from 'vitest'
import { runStage } from './run-stage.ts'
import { STRIKES } from './strikes.ts'

vi.setConfig({ testTimeout: 2_400_000 })

test('a shop that is struck in every way while people shop loses, doubles and oversells nothing', async () => {
  const rounds = Object.keys(STRIKES).length
  const report = await runStage('own', rounds)
  expect(report).toMatchObject({ found: [], rounds })
  expect(report?.['acknowledged']).toBeGreaterThan(0)
})
