import { sizeOfSms } from './sms-parts.ts'
import { smsText } from './sms-text.ts'

const letters = new Intl.Segmenter('bn', { granularity: 'grapheme' })

/** A text as it is sent, in no more than so many parts: what is beyond them is cut off behind a whole letter, and three dots say so. */
export function fitSms(text: string, mostParts: number): string {
  const whole = smsText(text)
  if (sizeOfSms(whole).parts <= mostParts) return whole
  const ends = [...letters.segment(whole)].map(({ index }) => index)
  const fits = (end: number) => sizeOfSms(`${whole.slice(0, end)}...`).parts <= mostParts
  let [least, most] = [0, ends.length - 1]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(ends[middle] ?? 0)) least = middle
    else most = middle - 1
  }
  return `${whole.slice(0, ends[least]).trimEnd()}...`
}
