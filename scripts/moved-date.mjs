/**
 * From now on `Date` says another time than it is, in this process.
 * @param {() => number} aheadMs How far it is ahead; below nothing, behind.
 * @returns {() => void} Sets it right.
 */
export function moveDate(aheadMs) {
  const TrueDate = Date
  globalThis.Date = new Proxy(TrueDate, {
    construct: (_, given) =>
      given.length === 0 ? new TrueDate(TrueDate.now() + aheadMs()) : Reflect.construct(TrueDate, given),
    apply: () => new TrueDate(TrueDate.now() + aheadMs()).toString(),
    get: (date, name) => (name === 'now' ? () => TrueDate.now() + aheadMs() : Reflect.get(date, name)),
  })
  return () => {
    globalThis.Date = TrueDate
  }
}
