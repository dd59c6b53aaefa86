import type { Ports } from './ports.ts'

/** HAProxy’s settings: the leader’s database, each replica’s, the shops, and a page about all of them. */
export function haproxySettings(names: string[], { shop, leader, stats, members, shops }: Ports): string {
  // Who is leader no more is left by its sessions too: they would hear nothing of what the next one changes.
  const member = (at: number) =>
    `server ${names[at]} 127.0.0.1:${members[at]?.postgres} check port ${members[at]?.api} on-marked-down shutdown-sessions`
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
  default-server inter 1s fastinter 250ms downinter 500ms fall 2 rise 1

listen leader
  bind 127.0.0.1:${leader}
  option httpchk OPTIONS /primary
  http-check expect status 200
${names.map((_, at) => `  ${member(at)}`).join('\n')}
${names.map((name, at) => readsOf(`reads-${name}`, members[at]?.reads, member(at))).join('')}
listen shop
  bind 127.0.0.1:${shop}
  mode http
  timeout client 5m
  timeout server 5m
  option forwardfor
  option httpchk
  http-check send meth GET uri /api/health ver HTTP/1.1 hdr host health
  http-check expect status 200
  # While no shop is well all are asked: they show what they know, and say when to come back for the rest.
  option allbackups
${shops.map((port, at) => `  server shop-${at + 1} 127.0.0.1:${port} check`).join('\n')}
${shops.map((port, at) => `  server shop-${at + 1}-unwell 127.0.0.1:${port} backup`).join('\n')}
${[502, 503, 504].map((status) => `  http-error status ${status} content-type application/json string '${NOBODY}' hdr retry-after 2`).join('\n')}

listen stats
  bind 127.0.0.1:${stats}
  mode http
  stats enable
  stats uri /
`
}

/** Where no shop answers at all. */
const NOBODY = JSON.stringify({ message: 'The shop is not open for the moment.', code: 'busy' })

/** By an address of its own, as the shop leaves out one by one. */
function readsOf(name: string, port: number | undefined, member: string): string {
  return `
listen ${name}
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /replica
  http-check expect status 200
  ${member}
`
}
