/** A call as it came. */
export interface Asked {
  method: string
  path: string
  /** Of its query and its form. */
  fields: Record<string, string>
  body: string
  /** Of the header. */
  token: string
}

export interface Reply {
  status: number
  body: unknown
}

/** An SMS as the shop handed it over. */
export interface Handed {
  /** `01711000000` */
  phone: string
  text: string
  /** The shop’s own id, where the gateway has a field for it. */
  ourId: string
}

export interface Taken extends Handed {
  gatewayId: string
  at: Date
}

/** How one gateway speaks. */
export interface Speech {
  /** The SMS of a call, or what is said to a call that is wrong. */
  smsIn(asked: Asked, shop: { token: string; sender: string }, taken: Taken[]): Handed | Reply
  /** Other calls than sending; undefined where it is none of them. */
  other?(asked: Asked, has: { taken: Taken[]; balance: number; shop: { token: string } }): Reply | undefined
  accepted(sms: Taken): Reply
  noSuchNumber: Reply
  noBalance: Reply
}

/** The eleven digits of a number; undefined for what no operator here has. */
export function phoneOf(text: string | undefined): string | undefined {
  return /^(?:\+?88)?(01[3-9]\d{8})$/.exec(text ?? '')?.[1]
}
