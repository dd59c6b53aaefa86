import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('never more at once than allowed, everybody gets a turn, and one by one in the order they came', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.record({ ticks: fc.nat({ max: 5 }), fails: fc.boolean(), comesLate: fc.nat({ max: 8 }) })),
      async (most, works) => {
        const inTurn = createTurns({ atOnce: most, waiting: works.length, refusal: () => new Error('no room') })
        const asked: number[] = []
        const begun: number[] = []
        let running = 0
        let peak = 0
        const come = async ({ ticks, fails, comesLate }: (typeof works)[number], who: number) => {
          await pass(comesLate)
          asked.push(who)
          return await inTurn(async () => {
            begun.push(who)
            running += 1
            peak = Math.max(peak, running)
            await pass(ticks)
            running -= 1
            if (fails) throw new Error('this work failed')
            return who
          })
        }
        const results = await Promise.allSettled(works.map(come))
        expect(peak).toBeLessThanOrEqual(most)
        if (most === 1) expect(begun).toEqual(asked)
        expect(begun.toSorted()).toEqual(asked.toSorted())
        expect(results.map(({ status }) => status)).toEqual(
          works.map(({ fails }) => (fails ? 'rejected' : 'fulfilled')),
        )
      },
    ),
  )
})

/** So many rounds of the microtask queue, where a newcomer could slip in. */
async function pass(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await null
}

test('who comes when the line is full is refused, and there is room again once it is shorter', async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: 2, refusal: () => new Error('the line is full') })
  let finish = () => {}
  const first = inTurn(() => new Promise<void>((resolve) => (finish = resolve)))
  const waiting = [inTurn(async () => 'second'), inTurn(async () => 'third')]
  await expect(inTurn(async () => 'fourth')).rejects.toThrow('the line is full')
  finish()
  await first
  expect(await Promise.all(waiting)).toEqual(['second', 'third'])
  expect(await inTurn(async () => 'fifth')).toBe('fifth')
})
