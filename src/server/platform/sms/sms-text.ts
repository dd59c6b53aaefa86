import { isGsm } from './gsm-alphabet.ts'
import { sizeOfSms } from './sms-parts.ts'

/** Signs outside the GSM alphabet that have a plain way to be written: one of them would make parts of 70. */
const PLAIN: [RegExp, string][] = [
  [/৳\s*/g, 'Tk '],
  [/[‘’‚‛′`´]/g, "'"],
  [/[“”„‟″«»]/g, '"'],
  [/[‐-―−•]/g, '-'],
  [/…/g, '...'],
  [/×/g, 'x'],
  [/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/g, ' '],
  [/[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, ''],
]
/** Letters that NFC takes apart; together they are one unit instead of two. */
const TOGETHER: [RegExp, string][] = [
  [/\u09a1\u09bc/g, '\u09dc'],
  [/\u09a2\u09bc/g, '\u09dd'],
  [/\u09af\u09bc/g, '\u09df'],
]

/**
 * A text as it is sent: where plain signs bring it into the GSM alphabet, `৳1,510 – “Haat”` becomes `Tk 1,510 - "Haat"`, so that no
 * sign doubles the price by accident. A text that needs UCS-2 anyway, as Bangla does, keeps them.
 */
export function smsText(text: string): string {
  const whole = text.normalize('NFC')
  const plain = replaced(amountsBefore(whole), PLAIN)
  const kept = replaced(whole, TOGETHER)
  // Three dots for one: where somebody wrote little else, plain signs are the dearer ones.
  return isGsm(plain) && sizeOfSms(plain).parts <= sizeOfSms(kept).parts ? plain : kept
}

/** `1,510৳` → `1,510 Tk` */
function amountsBefore(text: string): string {
  return text.replace(/(\d)\s*৳(?!\s*\d)/g, '$1 Tk')
}

function replaced(text: string, all: [RegExp, string][]): string {
  return all.reduce((so, [sign, plain]) => so.replace(sign, plain), text)
}
