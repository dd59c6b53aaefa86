import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLimiter } from './limiter.ts'

test('never more at once than allowed, everybody gets a turn, and one by one in the order they came', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.record({ ticks: fc.nat({ max: 5 }), fails: fc.boolean(), comesLate: fc.nat({ max: 8 }) })),
      async (most, works) => {
        const inTurn = createLimiter({ concurrency: most, waiting: works.length, refusal: () => new Error('no room') })
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
  const inTurn = createLimiter({ concurrency: 1, waiting: 2, refusal: () => new Error('the line is full') })
  let finish = () => {}
  const first = inTurn(() => new Promise<void>((resolve) => (finish = resolve)))
  const waiting = [inTurn(async () => 'second'), inTurn(async () => 'third')]
  await expect(inTurn(async () => 'fourth')).rejects.toThrow('the line is full')
  finish()
  await first
  expect(await Promise.all(waiting)).toEqual(['second', 'third'])
  expect(await inTurn(async () => 'fifth')).toBe('fifth')
})

test('a crowd that comes at once is let in whole; who comes to a line that stands is refused until it passes', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => clock.mockRestore())
  const inTurn = createLimiter({
    concurrency: 1,
    waiting: 100,
    longestWaitMs: 1_000,
    refusal: () => new Error('it stands'),
  })
  const doors: (() => void)[] = []
  const crowd = [1, 2, 3].map(() => inTurn(() => new Promise<void>((resolve) => doors.push(resolve))))
  clock.mockReturnValue(1_001)
  await expect(inTurn(async () => 'late')).rejects.toThrow('it stands')
  for (let served = 0; served < 3; served += 1) {
    await expect.poll(() => doors.length).toBe(served + 1)
    doors[served]?.()
  }
  await Promise.all(crowd)
  expect(await inTurn(async () => 'late')).toBe('late')
})
