type Setting = { group: 'Orders and stock' | 'Contact' | 'Elsewhere'; label: string; hint: string } & (
  | { kind: 'amount' | 'count'; least: number; most: number; initial: number }
  | { kind: 'text'; most: number; initial: string }
  | { kind: 'phone' | 'email' | 'link'; initial: string }
)

/** What admins tune: storage, screen and audit words follow from each entry. The name is what it is stored under. */
export const SETTINGS = {
  shippingFee: {
    group: 'Orders and stock',
    kind: 'amount',
    least: 0,
    most: 10_000,
    initial: 60,
    label: 'Shipping fee',
    hint: 'Taka for a whole order, however many stores are in it. Orders that were placed keep theirs.',
  },
  lowStockLine: {
    group: 'Orders and stock',
    kind: 'count',
    least: 1,
    // As far as the index of sizes with few pieces goes (product_sizes_low).
    most: 50,
    initial: 5,
    label: 'Low-stock line',
    hint: 'A counted size of which so many pieces are left, or fewer, is running low.',
  },
  contactPhone: {
    group: 'Contact',
    kind: 'phone',
    initial: '',
    label: 'Contact phone',
    hint: 'Shown at the foot of every page once it is set.',
  },
  contactEmail: {
    group: 'Contact',
    kind: 'email',
    initial: '',
    label: 'Contact email',
    hint: 'Shown at the foot of every page once it is set.',
  },
  contactAddress: {
    group: 'Contact',
    kind: 'text',
    most: 200,
    initial: '',
    label: 'Address',
    hint: 'Where people can visit or write to you.',
  },
  facebook: { group: 'Elsewhere', kind: 'link', initial: '', label: 'Facebook', hint: 'Begins with https://' },
  instagram: { group: 'Elsewhere', kind: 'link', initial: '', label: 'Instagram', hint: 'Begins with https://' },
  youtube: { group: 'Elsewhere', kind: 'link', initial: '', label: 'YouTube', hint: 'Begins with https://' },
  whatsapp: { group: 'Elsewhere', kind: 'link', initial: '', label: 'WhatsApp', hint: 'Begins with https://wa.me/' },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof SETTINGS
export type SettingOf<Name extends SettingName = SettingName> = (typeof SETTINGS)[Name]

export type Settings = { [Name in SettingName]: SettingOf<Name>['initial'] extends number ? number : string }

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[]
