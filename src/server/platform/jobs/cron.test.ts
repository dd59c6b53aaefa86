import { beforeAll, describe, expect, test, vi } from 'vitest'
import { cronOf } from './cron.ts'
import { defineRecurringJob } from './job.ts'

const [eachMinute, eachNight] = cronOf([
  defineRecurringJob('each start', { isDueAtStart: true }),
  defineRecurringJob('each minute', { cron: '* * * * *' }),
  defineRecurringJob('each night', { cron: '15 18 * * *' }),
])
const turn = (hour: number, min: number, date = 25) => ({ min, hour, date, month: 11, dow: 3 })

describe('a clock that says ten past nine', () => {
  beforeAll(() => {
    vi.useFakeTimers({ now: new Date('2026-11-25T09:10:00.001Z'), toFake: ['Date'] })
    return () => void vi.useRealTimers()
  })

  test('brings what is due each minute, and none of the turns it missed hours ago', () => {
    expect(eachMinute?.match(turn(9, 10))).toBe(true)
    expect(eachMinute?.match(turn(8, 10))).toBe(false)
    expect(eachMinute?.match(turn(9, 10, 24))).toBe(false)
  })

  test('makes up for what is due once a night', () => {
    expect(eachNight?.match(turn(18, 15, 24))).toBe(true)
    expect(eachNight?.match(turn(18, 16, 24))).toBe(false)
  })
})
