import { join } from 'node:path'
import type { Certificates } from './certificates.ts'
import type { Hosts } from './hosts.ts'
import type { Ports } from './ports.ts'

export interface EtcdOptions {
  folder: string
  ports: Pick<Ports, 'etcd' | 'etcdPeer'>
  hosts: Hosts
  certificates: Certificates
}

/** One: on one machine three would prove nothing more, and fall together. On three machines each has one. */
export function etcdArgs({ folder, ports, hosts, certificates }: EtcdOptions): string[] {
  const at = (host: string, port: number) => `https://${host}:${port}`
  const peers = at(hosts.etcd, ports.etcdPeer)
  const { authority, etcd } = certificates
  return [
    ...['--name', 'etcd', '--data-dir', join(folder, 'etcd-data'), '--log-level', 'warn', '--enable-v2'],
    ...['--listen-client-urls', at(hosts.own, ports.etcd), '--advertise-client-urls', at(hosts.etcd, ports.etcd)],
    ...['--listen-peer-urls', at(hosts.own, ports.etcdPeer), '--initial-advertise-peer-urls', peers],
    ...['--initial-cluster', `etcd=${peers}`],
    // Whoever writes there is the database’s superuser. Passwords would be reckoned anew, by bcrypt, for each word of a member.
    ...['--client-cert-auth', '--trusted-ca-file', authority, '--cert-file', etcd.certificate, '--key-file', etcd.key],
    ...['--peer-client-cert-auth', '--peer-trusted-ca-file', authority],
    ...['--peer-cert-file', etcd.certificate, '--peer-key-file', etcd.key],
  ]
}
