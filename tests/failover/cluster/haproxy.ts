import { problemWords } from '#contract/problems'
import { type Hosts, nameOfShop, ON_THIS_MACHINE } from './hosts.ts'
import type { Ports } from './ports.ts'

/** HAProxy’s settings: the leader’s database, each replica’s, the shops, and a page about all of them. */
export function haproxySettings(names: string[], ports: Ports, hosts: Hosts): string {
  const { leader, members } = ports
  const { own } = hosts
  // Who is leader no more is left by its sessions too: they would hear nothing of what the next one changes.
  const member = (at: number) =>
    `server ${names[at]} ${hosts.member(names[at] ?? '')}:${members[at]?.postgres} check port ${members[at]?.api} on-marked-down shutdown-sessions`
  return `${defaultsFor(hosts)}
listen leader
  bind ${own}:${leader}
  option httpchk OPTIONS /primary
  http-check expect status 200
${names.map((_, at) => `  ${member(at)}`).join('\n')}
${names.map((name, at) => readsOf(`reads-${name}`, `${own}:${members[at]?.reads}`, member(at))).join('')}
${shopsOf(ports, hosts)}`
}

type ShopPorts = Pick<Ports, 'shop' | 'stats' | 'shops'>

/** The same for shops alone, on this machine. */
export function balancerSettings(ports: ShopPorts): string {
  return `${defaultsFor(ON_THIS_MACHINE)}
${shopsOf(ports, ON_THIS_MACHINE)}`
}

function defaultsFor({ areNames }: Hosts): string {
  return `global
  maxconn ${MOST_CONNECTIONS}
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
  default-server inter 1s fastinter 250ms downinter 500ms fall 2 rise 1${areNames ? ASKED_AGAIN : ''}
${areNames ? NAMES : ''}`
}

/** Servers that are found by their names may be there later, and elsewhere. */
const ASKED_AGAIN = ' resolvers names init-addr none'
const NAMES = `
resolvers names
  parse-resolv-conf
  hold valid 1s
`

const SHOP_PROXY = 'shop'
const MOST_CONNECTIONS = 2_000
const MOST_VISITORS = 1_500
/** As `CONNECTIONS_PER_ADDRESS` of a shop, which does not count a proxy that it trusts. */
const MOST_OF_AN_ADDRESS = 400

function shopsOf(ports: ShopPorts, hosts: Hosts): string {
  const { own } = hosts
  return `listen ${SHOP_PROXY}
  mode http
  bind ${own}:${ports.shop}
  # So many visitors leave room for the shops’ own ways to the database.
  maxconn ${MOST_VISITORS}
  # As long as the shop itself waits for headers, and for another request.
  timeout http-request 30s
  timeout http-keep-alive 10s
  timeout client 5m
  # One address does not hold them all. It is who the proxy before it, which ends TLS, says that it is; else who has come.
  stick-table type ipv6 size 100k expire 5m store conn_cur
  http-request track-sc0 req.hdr_ip(x-forwarded-for,-1),ipmask(32,64) if { req.hdr(x-forwarded-for) -m found }
  http-request track-sc0 src,ipmask(32,64) unless { req.hdr(x-forwarded-for) -m found }
  http-request return status 429 content-type application/json string '${CROWD}' hdr retry-after 2 if { sc0_conn_cur gt ${MOST_OF_AN_ADDRESS} }
  use_backend assets if METH_GET { path_beg /assets/ }
  # Only what has not reached any shop is sent to another: an order that was sent and not answered may have been placed.
  retry-on conn-failure
  option httpchk
  http-check send meth GET uri /api/ready ver HTTP/1.1 hdr host ready
  http-check expect status 200
${askedLike(ports, hosts, 'check rise 2')}

# Files of a build, which a shop of another release does not have. Each retry avoids only the shop that was asked last: in a crowd it
# takes some until all were asked. A shop is asked for its files as long as its port is open: before anybody is sent to it for a page,
# and while it drains, as somebody has just opened its last page.
backend assets
  mode http
  retry-on conn-failure 404
  retries 20
${askedLike(ports, hosts, 'check downinter 200ms')}

listen stats
  bind ${own}:${ports.stats}
  mode http
  stats enable
  stats uri /
`
}

function askedLike({ shops }: ShopPorts, hosts: Hosts, watched: string): string {
  const shopAt = (at: number) => `${hosts.shop(at)}:${shops[at]}`
  return `  timeout server 5m
  option forwardfor
  # Each request on a connection of its own: over a kept one it may be on its way when a shop that has nothing to do closes it.
  option http-server-close
  # While no shop is ready all are asked: they show what they know, and say when to come back for the rest.
  option allbackups
${shops.map((_, at) => `  server ${nameOfShop(at)} ${shopAt(at)} ${watched}`).join('\n')}
${shops.map((_, at) => `  server ${nameOfShop(at)}-unready ${shopAt(at)} backup`).join('\n')}
${[502, 503, 504].map((status) => `  http-error status ${status} content-type application/json string '${NOBODY}' hdr retry-after 2`).join('\n')}`
}

/** Whether HAProxy sends people to this shop. */
export async function isSentTo(stats: number, at: number): Promise<boolean> {
  const lines = (await (await fetch(`http://127.0.0.1:${stats}/;csv`)).text()).split('\n')
  const [names = [], ...rows] = lines.map((line) => line.replace(/^# /, '').split(','))
  const row = rows.find(([proxy, server]) => proxy === SHOP_PROXY && server === nameOfShop(at))
  return row?.[names.indexOf('status')]?.startsWith('UP') ?? false
}

const CROWD = JSON.stringify({ message: problemWords('too_many_at_once'), code: 'too_many_at_once' })

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
