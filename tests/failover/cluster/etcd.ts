import { join } from 'node:path'
import type { Hosts } from './hosts.ts'
import type { Ports } from './ports.ts'

/** One: on one machine three would prove nothing more, and fall together. On three machines each has one. */
export function etcdArgs(folder: string, { etcd, etcdPeer }: Pick<Ports, 'etcd' | 'etcdPeer'>, hosts: Hosts): string[] {
  const [clients, peers] = [`http://${hosts.etcd}:${etcd}`, `http://${hosts.etcd}:${etcdPeer}`]
  return [
    ...['--name', 'etcd', '--data-dir', join(folder, 'etcd-data'), '--log-level', 'warn', '--enable-v2'],
    ...['--listen-client-urls', `http://${hosts.own}:${etcd}`, '--advertise-client-urls', clients],
    ...['--listen-peer-urls', `http://${hosts.own}:${etcdPeer}`, '--initial-advertise-peer-urls', peers],
    ...['--initial-cluster', `etcd=${peers}`],
  ]
}
