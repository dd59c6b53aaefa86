import { sizeOfSms } from '../platform/sms/sms-parts.ts'
import { smsText } from '../platform/sms/sms-text.ts'

/** A text as it will be sent, counted before it is saved. */
export function smsWords(text: string): { text: string; parts: number } {
  const sent = smsText(text)
  return { text: sent, parts: sizeOfSms(sent).parts }
}
