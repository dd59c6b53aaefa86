import { isIPv6 } from 'node:net'

/**
 * Whom an address stands for where attempts are counted: IPv4 for itself, also when written as IPv6; IPv6 for its /64,
 * because who has one address of it has them all.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  const [high = 0, low = 0] = groups.slice(6)
  if (groups.slice(0, 6).join() === MAPPED) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** `::ffff:192.0.2.1` */
const MAPPED = [0, 0, 0, 0, 0, 0xffff].join()

/** The eight numbers of an IPv6 address; the URL parser knows every way to write one. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [before = [], after = []] = written.split('::').map((part) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16)),
  )
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}
