type Group =
  | 'trade'
  | 'couriers'
  | 'newcomers'
  | 'deadlines'
  | 'accounts'
  | 'sms'
  | 'invoices'
  | 'contact'
  | 'elsewhere'
type Words = () => string
export type Setting = { group: Group; label: Words; hint: Words } & (
  | { kind: 'amount' | 'count'; least: number; most: number; initial: number }
  | { kind: 'text'; most: number; initial: string }
  | { kind: 'choice'; options: Record<string, Words>; initial: string }
  | { kind: 'phone' | 'email' | 'link' | 'days' | 'bin'; initial: string }
)
