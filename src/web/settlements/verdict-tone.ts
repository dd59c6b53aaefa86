import { PLAIN_VERDICTS, type Verdict } from '#contract/values/settlements'

/** Of its badge. */
export function toneOf(verdict: Verdict): 'green' | 'red' {
  return PLAIN_VERDICTS.includes(verdict) ? 'green' : 'red'
}
