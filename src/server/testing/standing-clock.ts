import { onTestFinished, vi } from 'vitest'

/** The clock of this process stands, but for moves by hand, until the test’s end or until it goes on. That of the database runs. */
export function standingClock(atMs = Date.now()): { move(ms: number): void; goOn(): void } {
  vi.useFakeTimers({ toFake: ['Date'], now: atMs })
  const goOn = () => void vi.useRealTimers()
  onTestFinished(goOn)
  return { move: (ms) => void vi.setSystemTime(Date.now() + ms), goOn }
}
