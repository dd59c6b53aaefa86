import { moveDate } from '../../scripts/moved-date.mjs'

// Loaded into the shop before it: on SIGUSR2 its clock goes a day forward, as one that is set by hand does.

const DAY_MS = 86_400_000
let aheadMs = Number(process.env['CLOCK_AHEAD_MS'] ?? 0)
let days = 0
process.on('SIGUSR2', () => {
  aheadMs += DAY_MS
  days += 1
  if (process.env['CLOCK_AHEAD_MS']) process.stderr.write(`The clock goes on: ${days}\n`)
})
moveDate(() => aheadMs)
