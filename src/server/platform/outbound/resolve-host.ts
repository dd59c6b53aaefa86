import { promises as dns } from 'node:dns'
import { isIP } from 'node:net'

/** Every address that a name has, or the address itself; none where it has none. */
export type ResolveHost = (name: string) => Promise<string[]>

const TIMEOUT_MS = 2_000
const TRIES = 2

/** Asks name servers directly: `getaddrinfo` would hold one of the few threads that passwords are hashed in. */
export async function resolveHost(name: string): Promise<string[]> {
  if (isIP(name)) return [name]
  const resolver = new dns.Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}
