import { m } from '#messages'

type Setting = { group: 'trade' | 'accounts' | 'sms' | 'contact' | 'elsewhere'; label: string; hint: string } & (
  | { kind: 'amount' | 'count'; least: number; most: number; initial: number }
  | { kind: 'text'; most: number; initial: string }
  | { kind: 'choice'; options: Record<string, string>; initial: string }
  | { kind: 'phone' | 'email' | 'link'; initial: string }
)

/** What admins tune: storage, screen and audit words follow from each entry. The name is what it is stored under. */
export const SETTINGS = {
  shippingFee: {
    group: 'trade',
    kind: 'amount',
    least: 0,
    most: 10_000,
    initial: 60,
    label: m.settings_shipping_fee(),
    hint: m.settings_shipping_fee_hint(),
  },
  lowStockLine: {
    group: 'trade',
    kind: 'count',
    least: 1,
    // As far as the index of sizes with few pieces goes (product_sizes_low).
    most: 50,
    initial: 5,
    label: m.settings_low_stock_line(),
    hint: m.settings_low_stock_line_hint(),
  },
  storeCouriers: {
    group: 'trade',
    kind: 'choice',
    options: { shop: m.settings_store_couriers_shop(), own: m.settings_store_couriers_own() },
    initial: 'shop',
    label: m.settings_store_couriers(),
    hint: m.settings_store_couriers_hint(),
  },
  twoStepFor: {
    group: 'accounts',
    kind: 'choice',
    options: {
      nobody: m.settings_two_step_nobody(),
      admins: m.settings_two_step_admins(),
      sellers: m.settings_two_step_sellers(),
    },
    initial: 'nobody',
    label: m.ui_two_step_login(),
    hint: m.settings_two_step_hint(),
  },
  smsPartPrice: {
    group: 'sms',
    kind: 'amount',
    least: 0,
    most: 100,
    initial: 0.25,
    label: m.settings_sms_part_price(),
    hint: m.settings_sms_part_price_hint(),
  },
  smsDailyLimit: {
    group: 'sms',
    kind: 'amount',
    least: 0,
    most: 1_000_000,
    initial: 500,
    label: m.settings_sms_daily_limit(),
    hint: m.settings_sms_daily_limit_hint(),
  },
  smsCodesADay: {
    group: 'sms',
    kind: 'count',
    least: 1,
    most: 100_000,
    initial: 2_000,
    label: m.settings_sms_codes_a_day(),
    hint: m.settings_sms_codes_a_day_hint(),
  },
  contactPhone: {
    group: 'contact',
    kind: 'phone',
    initial: '',
    label: m.ui_contact_phone(),
    hint: m.settings_shown_at_foot(),
  },
  contactEmail: {
    group: 'contact',
    kind: 'email',
    initial: '',
    label: m.ui_contact_email(),
    hint: m.settings_shown_at_foot(),
  },
  contactAddress: {
    group: 'contact',
    kind: 'text',
    most: 200,
    initial: '',
    label: m.ui_address(),
    hint: m.settings_contact_address_hint(),
  },
  facebook: { group: 'elsewhere', kind: 'link', initial: '', label: 'Facebook', hint: m.settings_link_hint() },
  instagram: { group: 'elsewhere', kind: 'link', initial: '', label: 'Instagram', hint: m.settings_link_hint() },
  youtube: { group: 'elsewhere', kind: 'link', initial: '', label: 'YouTube', hint: m.settings_link_hint() },
  whatsapp: { group: 'elsewhere', kind: 'link', initial: '', label: 'WhatsApp', hint: m.settings_whatsapp_hint() },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof SETTINGS
export type SettingOf<Name extends SettingName = SettingName> = (typeof SETTINGS)[Name]

export type Settings = { [Name in SettingName]: SettingOf<Name>['initial'] extends number ? number : string }

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[]
