import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, beforeEach } from 'vitest'

const [DAY_MS, MINUTE_MS] = [86_400_000, 60_000]
/** After midnight of UTC: days of sitemaps begin then, and those of Dhaka at 18:00. */
const BEGIN_MS = [0, 18 * 60 * MINUTE_MS]

/** For files that count by days: no day ends in a test that takes less than four minutes, and none in a file that takes less than ten. */
export function withinOneDay(): void {
  for (const [hook, minutes] of [[beforeAll, 10] as const, [beforeEach, 4] as const])
    hook(async () => await wait(untilDayLasts(minutes * MINUTE_MS)), (minutes + 1) * MINUTE_MS)
}

/** In ms; 0 where no day ends so soon. */
function untilDayLasts(ms: number): number {
  const left = BEGIN_MS.map((begin) => (begin - (Date.now() % DAY_MS) + DAY_MS) % DAY_MS)
  return Math.max(...left.map((each) => (each < ms ? each + 1 : 0)))
}
