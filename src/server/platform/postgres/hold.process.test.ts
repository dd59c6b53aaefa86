import { expect, test } from 'vitest'
import { StartRefusal } from '../process/start-refusal.ts'
import { holdFolder } from './hold.ts'
import { dataDirWithDatabase, freshDataDir, startDatabase } from './testing/database.ts'
import { installHolder, startHolder } from './testing/holder-process.ts'

test('a second shop on the same folder is told who holds it, and the first sells on', async () => {
  const folder = await dataDirWithDatabase()
  await installHolder(folder)
  const first = startHolder(folder, { dataDir: folder, holder: 'the shop at http://127.0.0.1:3000' })
  await first.says('ready')
  const refused = startDatabase(folder)
  await expect(refused).rejects.toThrow(StartRefusal)
  await expect(refused).rejects.toThrow(`in use by the shop at http://127.0.0.1:3000 (process ${first.pid})`)
  await first.kill('SIGTERM')
  expect(first.messages.at(-1)).toEqual({ stopped: true })
  expect(first.messages.some((message) => message.trouble)).toBe(false)
})

test('of two first starts at the same moment exactly one wins', async () => {
  const folder = await freshDataDir()
  await installHolder(folder)
  const shops = [startHolder(folder, { dataDir: folder }), startHolder(folder, { dataDir: folder })]
  const outcomes = await Promise.all(
    shops.map((shop) => Promise.race([shop.says('ready').then(() => 'ready'), shop.says('refused')])),
  )
  const [refusal, ready] = outcomes.sort()
  expect(ready).toBe('ready')
  expect(refusal).toMatch(/^StartRefusal: .* is in use by a shop \(process \d+\)/)
})

test('two folders are two holds, and a hold let go can be taken again', async () => {
  const [one, other] = [await freshDataDir(), await freshDataDir()]
  const first = await holdFolder(one, 'first')
  const second = await holdFolder(other, 'second')
  await expect(holdFolder(one, 'third')).rejects.toThrow('in use by first')
  await first.release()
  const third = await holdFolder(one, 'third')
  await third.release()
  await second.release()
})
