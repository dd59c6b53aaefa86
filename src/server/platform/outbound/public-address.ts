import { BlockList, isIP } from 'node:net'

/** Everything that is no host of the internet (IANA special-purpose registries), and Azure’s metadata host, which looks like one. */
const RESERVED_V4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** Outside of it: loopback, link-local, unique local, multicast, and IPv4 in IPv6 as mapped and by NAT64. */
const GLOBAL_V6 = '2000::'
const GLOBAL_V6_BITS = 3
/** In it: protocol assignments with Teredo, documentation, 6to4. */
const RESERVED_V6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const reserved = new BlockList()
for (const [network, bits] of RESERVED_V4) reserved.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of RESERVED_V6) reserved.addSubnet(network, bits, 'ipv6')
const globalV6 = new BlockList()
globalV6.addSubnet(GLOBAL_V6, GLOBAL_V6_BITS, 'ipv6')

/** Whether it is an IP address of the internet at large; false for anything that is none. */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false
  const family = isIP(address)
  if (family === 4) return !reserved.check(address, 'ipv4')
  return family === 6 && globalV6.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}
