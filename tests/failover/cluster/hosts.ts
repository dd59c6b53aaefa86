/** Where a cluster’s parts are, beside their ports. */
export interface Hosts {
  /** Where each of them listens. */
  own: string
  etcd: string
  balancer: string
  member(name: string): string
  shop(at: number): string
  /** They are asked for again: what has started anew may be elsewhere. */
  areNames: boolean
}

const HERE = '127.0.0.1'

export const ON_THIS_MACHINE: Hosts = {
  ...{ own: HERE, etcd: HERE, balancer: HERE, areNames: false },
  member: () => HERE,
  shop: () => HERE,
}

export const nameOfShop = (at: number) => `shop-${at + 1}`

/** As deploy/compose.yaml names them. */
export const IN_CONTAINERS: Hosts = {
  ...{ own: '0.0.0.0', etcd: 'etcd', balancer: 'balancer', areNames: true },
  member: (name) => name,
  shop: nameOfShop,
}
