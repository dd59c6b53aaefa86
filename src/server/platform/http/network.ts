import { isIPv6 } from 'node:net'

/** Whom an address stands for: IPv4 itself, also mapped; IPv6 its /64, all of which one host has. */
export function addressOf(address: string): string {
  const { ipv4, ipv6 } = partsOf(address)
  return ipv6 ? prefixOf(ipv6, 4) : ipv4
}

/** IPv4 /24, IPv6 /48: a household, office or rented machine. */
export function networkOf(address: string): string {
  const { ipv4, ipv6 } = partsOf(address)
  return ipv6 ? prefixOf(ipv6, 3) : ipv4.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24')
}

function partsOf(address: string): { ipv4: string; ipv6?: number[] } {
  const plain = address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return { ipv4: plain }
  const groups = groupsOf(plain)
  const [high = 0, low = 0] = groups.slice(6)
  if (groups.slice(0, 6).join() !== MAPPED) return { ipv4: '', ipv6: groups }
  return { ipv4: [high >> 8, high & 255, low >> 8, low & 255].join('.') }
}

/** `::ffff:192.0.2.1` */
const MAPPED = [0, 0, 0, 0, 0, 0xffff].join()

function prefixOf(groups: number[], length: number): string {
  const kept = groups.slice(0, length).map((group) => group.toString(16))
  return `${kept.join(':')}::/${16 * length}`
}

/** Eight groups, by the URL parser, which knows every notation. */
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
