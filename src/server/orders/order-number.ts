import { plainDigits } from '#contract/values/digits'

/** An order’s number as people search for it: `17`, `#17`, in any digits. */
export function orderNumberIn(search: string): number | undefined {
  const [, number] = /^#?([1-9]\d{0,14})$/.exec(plainDigits(search)) ?? []
  return number === undefined ? undefined : Number(number)
}
