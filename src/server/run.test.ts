import { expect, test, vi } from 'vitest'
import { configOf } from './platform/process/config.ts'
import { greet } from './run.ts'

test('a later start of the demo says how to come by a password that was lost', () => {
  const demo = { vendor: 'tanti', shopper: 'rahima', password: 'x' }
  const shop = { url: 'http://127.0.0.1:3000', firstAdmin: null, demo, stop: async () => undefined }
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  greet(shop, configOf({ ADMIN_USERNAME: 'Owner' }))
  const words = written.mock.calls.join('')
  written.mockRestore()
  expect(words).toMatch(/Admin: .*\n.*npm run admin -- --reset Owner\n/)
})
