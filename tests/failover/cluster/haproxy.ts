import { type Hosts, nameOfShop } from './hosts.ts'
import type { Ports } from './ports.ts'

/** HAProxy’s settings: the leader’s database, each replica’s, the shops, and a page about all of them. */
export function haproxySettings(names: string[], ports: Ports, hosts: Hosts): string {
  const { shop, leader, stats, members, shops } = ports
  const { own } = hosts
  // Who is leader no more is left by its sessions too: they would hear nothing of what the next one changes.
  const member = (at: number) =>
    `server ${names[at]} ${hosts.member(names[at] ?? '')}:${members[at]?.postgres} check port ${members[at]?.api} on-marked-down shutdown-sessions`
  const shopAt = (at: number) => `${hosts.shop(at)}:${shops[at]}`
  return `global
  maxconn 2000
  log stdout format raw daemon notice

defaults
  log global
  mode tcp
  retries 3
  option redispatch 1
  option clitcpka
  option srvtcpka
  timeout connect 2s
  timeout check 2s
  timeout client 1d
  timeout server 1d
  default-server inter 1s fastinter 250ms downinter 500ms fall 2 rise 1${hosts.areNames ? ASKED_AGAIN : ''}
${hosts.areNames ? NAMES : ''}
listen leader
  bind ${own}:${leader}
  option httpchk OPTIONS /primary
  http-check expect status 200
${names.map((_, at) => `  ${member(at)}`).join('\n')}
${names.map((name, at) => readsOf(`reads-${name}`, `${own}:${members[at]?.reads}`, member(at))).join('')}
listen shop
  bind ${own}:${shop}
  mode http
  timeout client 5m
  timeout server 5m
  option forwardfor
  option httpchk
  http-check send meth GET uri /api/health ver HTTP/1.1 hdr host health
  http-check expect status 200
  # While no shop is well all are asked: they show what they know, and say when to come back for the rest.
  option allbackups
${shops.map((_, at) => `  server ${nameOfShop(at)} ${shopAt(at)} check`).join('\n')}
${shops.map((_, at) => `  server ${nameOfShop(at)}-unwell ${shopAt(at)} backup`).join('\n')}
${[502, 503, 504].map((status) => `  http-error status ${status} content-type application/json string '${NOBODY}' hdr retry-after 2`).join('\n')}

listen stats
  bind ${own}:${stats}
  mode http
  stats enable
  stats uri /
`
}

/** Servers that are found by their names may be there later, and elsewhere. */
const ASKED_AGAIN = ' resolvers names init-addr none'
const NAMES = `
resolvers names
  parse-resolv-conf
  hold valid 1s
`

/** Where no shop answers at all. */
const NOBODY = JSON.stringify({ message: 'The shop is not open for the moment.', code: 'busy' })

/** By an address of its own, as the shop leaves out one by one. */
function readsOf(name: string, place: string, member: string): string {
  return `
listen ${name}
  bind ${place}
  option httpchk OPTIONS /replica
  http-check expect status 200
  ${member}
`
}
