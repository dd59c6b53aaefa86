import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Consignment } from '../../pretend/couriers/speech.ts'
import { outcomeOf } from './carry.ts'
import { openNotebook } from './notebook.ts'

test.each([
  ['', 'delivered'],
  ['Ring twice; my department is on floor 2', 'delivered'],
  ['refuse', 'refused'],
  ['It will be Refused.', 'refused'],
  ['part', 'part'],
  ['I keep a Part of it', 'part'],
])('an order whose notes say %j is %s', (note, outcome) => {
  expect(outcomeOf(note)).toBe(outcome)
})

test('what a courier took is known after a restart as it last was, though the shop was cut off while it wrote', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'haat-notebook-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const consignment = (number: string): Consignment => ({
    ...{
      number,
      trackingCode: '',
      invoice: `H${number}`,
      name: 'Rahima',
      phone: '01711000000',
      altPhone: '',
      address: 'Mirpur',
    },
    ...{ cash: 860, note: '', step: 'created', collected: null, changedAt: new Date('2026-11-24T06:00:00Z') },
  })
  const [one, other] = [consignment('1'), consignment('2')]
  const before = await openNotebook(folder, 'pathao')
  for (const each of [one, other]) before.note(each)
  one.step = 'picked'
  expect([before.isNoted(one), before.isNoted(other)]).toEqual([false, true])
  before.note(one)
  await appendFile(join(folder, 'pathao.jsonl'), '\n{"number":"3","st')
  const after = await openNotebook(folder, 'pathao')
  expect(after.taken).toEqual([one, other])
  after.note(other)
  expect((await openNotebook(folder, 'pathao')).taken).toEqual([one, other])
  expect((await openNotebook(folder, 'steadfast')).taken).toEqual([])
})
