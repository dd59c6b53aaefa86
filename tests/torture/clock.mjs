// Loaded into the shop before it: on SIGUSR2 its clock goes a day forward, as one that is set by hand does.

const DAY_MS = 86_400_000
const TrueDate = Date
let aheadMs = 0
process.on('SIGUSR2', () => {
  aheadMs += DAY_MS
})

globalThis.Date = new Proxy(TrueDate, {
  construct: (_, given) =>
    given.length === 0 ? new TrueDate(TrueDate.now() + aheadMs) : Reflect.construct(TrueDate, given),
  apply: () => new TrueDate(TrueDate.now() + aheadMs).toString(),
  get: (date, name) => (name === 'now' ? () => TrueDate.now() + aheadMs : Reflect.get(date, name)),
})
