import type { Channel } from '#contract/messaging'
import { CHANNELS } from '#contract/values/choices'
import type { Recipient } from '../messaging/recipient.ts'
import type { Kind } from './kinds/kind.ts'

/**
 * In which ways somebody is told: those that reach them, and that they prefer or that their kind begins with. What must be told and is neither mailed nor sent, as there is
 * no address, say, takes the first of the other ways that reach them outside of the shop.
 */
export function channelsFor(
  { ways }: Pick<Kind, 'ways'>,
  to: Recipient,
  preferred: { [Way in Channel]?: boolean } = {},
): Channel[] {
  const reaching = CHANNELS.filter((way) => ways[way] !== undefined && reaches(way, to))
  const wanted = reaching.filter((way) => ways[way] === 'must' || (preferred[way] ?? ways[way] === 'on'))
  const mustBeTold = Object.values(ways).includes('must')
  const isSent = wanted.some((way) => way !== 'bell')
  const instead = mustBeTold && !isSent ? reaching.filter((way) => way !== 'bell').slice(0, 1) : []
  return [...instead, ...wanted]
}

function reaches(way: Channel, { accountId, email, phone }: Recipient): boolean {
  return { mail: email, sms: phone, bell: accountId }[way] !== null
}
