/** Where metrics are served: never where the shop is. */
export interface MetricsEndpoint {
  host: string
  port: number
}

export interface TraceSettings {
  /** Of a collector; traces go to `/v1/traces` there. */
  endpoint: string
  /** Of the traces that begin here, from 0 to 1. */
  share: number
}
