import { m } from '#messages'
import { COMPANY_NAMES } from './couriers.ts'
import { PERIODS } from './statement-period-words.ts'

/** The national days of Bangladesh; those that follow the moon an admin adds when they are announced. */
const FIXED_HOLIDAYS = ['02-21', '03-26', '04-14', '05-01', '08-05', '12-16', '12-25']

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
type Setting = { group: Group; label: Words; hint: Words } & (
  | { kind: 'amount' | 'count'; least: number; most: number; initial: number }
  | { kind: 'text'; most: number; initial: string }
  | { kind: 'choice'; options: Record<string, Words>; initial: string }
  | { kind: 'phone' | 'email' | 'link' | 'days' | 'bin'; initial: string }
)

/** What admins tune: storage, screen and audit words follow from each entry. The name is what it is stored under. */
export const SETTINGS = {
  shippingFee: {
    group: 'trade',
    kind: 'amount',
    least: 0,
    most: 10_000,
    initial: 60,
    label: () => m.settings_shipping_fee(),
    hint: () => m.settings_shipping_fee_hint(),
  },
  lowStockLine: {
    group: 'trade',
    kind: 'count',
    least: 1,
    // As far as the index of sizes with few pieces goes (product_sizes_low).
    most: 50,
    initial: 5,
    label: () => m.settings_low_stock_line(),
    hint: () => m.settings_low_stock_line_hint(),
  },
  storeCouriers: {
    group: 'trade',
    kind: 'choice',
    options: { shop: () => m.settings_store_couriers_shop(), own: () => m.settings_store_couriers_own() },
    initial: 'shop',
    label: () => m.settings_store_couriers(),
    hint: () => m.settings_store_couriers_hint(),
  },
  statementPeriod: {
    group: 'trade',
    kind: 'choice',
    options: PERIODS,
    initial: 'weekly',
    label: () => m.settings_statement_period(),
    hint: () => m.settings_statement_period_hint(),
  },
  storeDebtLimit: {
    group: 'trade',
    kind: 'amount',
    least: 0,
    most: 1_000_000,
    initial: 0,
    label: () => m.settings_store_debt_limit(),
    hint: () => m.settings_store_debt_limit_hint(),
  },
  daysUntilPause: {
    group: 'trade',
    kind: 'count',
    least: 0,
    most: 365,
    // A week of sales by couriers may set the debt off first.
    initial: 7,
    label: () => m.settings_days_until_pause(),
    hint: () => m.settings_days_until_pause_hint(),
  },
  leastPayout: {
    group: 'trade',
    kind: 'amount',
    least: 0,
    most: 1_000_000,
    initial: 0,
    label: () => m.settings_least_payout(),
    hint: () => m.settings_least_payout_hint(),
  },
  refundedCommission: {
    group: 'trade',
    kind: 'choice',
    options: { whole: () => m.settings_refunded_commission_whole(), none: () => m.settings_refunded_commission_none() },
    initial: 'whole',
    label: () => m.settings_refunded_commission(),
    hint: () => m.settings_refunded_commission_hint(),
  },
  chargeTolerance: {
    group: 'couriers',
    kind: 'amount',
    least: 0,
    most: 10_000,
    initial: 30,
    label: () => m.settings_charge_tolerance(),
    hint: () => m.settings_charge_tolerance_hint(),
  },
  smallDifference: {
    group: 'couriers',
    kind: 'amount',
    least: 0,
    most: 10,
    initial: 1,
    label: () => m.settings_small_difference(),
    hint: () => m.settings_small_difference_hint(),
  },
  pathaoKeepsPercent: {
    group: 'couriers',
    kind: 'amount',
    least: 0,
    most: 100,
    initial: 0,
    label: () => m.settings_keeps_percent({ courier: COMPANY_NAMES.pathao }),
    hint: () => m.settings_keeps_percent_hint(),
  },
  steadfastKeepsPercent: {
    group: 'couriers',
    kind: 'amount',
    least: 0,
    most: 100,
    initial: 1,
    label: () => m.settings_keeps_percent({ courier: COMPANY_NAMES.steadfast }),
    hint: () => m.settings_keeps_percent_hint(),
  },
  redxKeepsPercent: {
    group: 'couriers',
    kind: 'amount',
    least: 0,
    most: 100,
    initial: 0,
    label: () => m.settings_keeps_percent({ courier: COMPANY_NAMES.redx }),
    hint: () => m.settings_keeps_percent_hint(),
  },
  newPieces: {
    group: 'newcomers',
    kind: 'count',
    least: 1,
    most: 100_000,
    initial: 30,
    label: () => m.settings_new_pieces(),
    hint: () => m.settings_new_pieces_hint(),
  },
  newTaka: {
    group: 'newcomers',
    kind: 'amount',
    least: 1,
    most: 10_000_000,
    initial: 30_000,
    label: () => m.settings_new_taka(),
    hint: () => m.settings_new_taka_hint(),
  },
  newShareOfSize: {
    group: 'newcomers',
    kind: 'count',
    least: 1,
    most: 100,
    initial: 3,
    label: () => m.settings_new_share_of_size(),
    hint: () => m.settings_new_share_of_size_hint(),
  },
  newLeastOfSize: {
    group: 'newcomers',
    kind: 'count',
    least: 1,
    most: 1_000,
    initial: 5,
    label: () => m.settings_new_least_of_size(),
    hint: () => m.settings_new_least_of_size_hint(),
  },
  heldPercentToTell: {
    group: 'newcomers',
    kind: 'count',
    least: 0,
    most: 100,
    initial: 5,
    label: () => m.settings_held_percent_to_tell(),
    hint: () => m.settings_held_percent_to_tell_hint(),
  },
  daysToConfirm: {
    group: 'deadlines',
    kind: 'count',
    least: 1,
    most: 30,
    initial: 1,
    label: () => m.settings_days_to_confirm(),
    hint: () => m.settings_days_to_confirm_hint(),
  },
  daysToHandOver: {
    group: 'deadlines',
    kind: 'count',
    least: 1,
    most: 30,
    initial: 2,
    label: () => m.settings_days_to_hand_over(),
    hint: () => m.settings_days_to_hand_over_hint(),
  },
  daysToDeliverDhaka: {
    group: 'deadlines',
    kind: 'count',
    least: 1,
    most: 60,
    initial: 7,
    label: () => m.settings_days_to_deliver_dhaka(),
    hint: () => m.settings_days_to_deliver_dhaka_hint(),
  },
  daysToDeliverElsewhere: {
    group: 'deadlines',
    kind: 'count',
    least: 1,
    most: 60,
    initial: 15,
    label: () => m.settings_days_to_deliver_elsewhere(),
    hint: () => m.settings_days_to_deliver_elsewhere_hint(),
  },
  daysUntilAdmins: {
    group: 'deadlines',
    kind: 'count',
    least: 1,
    most: 30,
    initial: 1,
    label: () => m.settings_days_until_admins(),
    hint: () => m.settings_days_until_admins_hint(),
  },
  daysUntilCancelled: {
    group: 'deadlines',
    kind: 'count',
    least: 0,
    most: 60,
    initial: 5,
    label: () => m.settings_days_until_cancelled(),
    hint: () => m.settings_days_until_cancelled_hint(),
  },
  daysToPayOut: {
    group: 'deadlines',
    kind: 'count',
    least: 1,
    most: 60,
    initial: 10,
    label: () => m.settings_days_to_pay_out(),
    hint: () => m.settings_days_to_pay_out_hint(),
  },
  weeklyDaysOff: {
    group: 'deadlines',
    kind: 'choice',
    options: {
      friday: () => m.settings_days_off_friday(),
      friday_saturday: () => m.settings_days_off_friday_saturday(),
      none: () => m.settings_days_off_none(),
    },
    initial: 'friday',
    label: () => m.settings_weekly_days_off(),
    hint: () => m.settings_weekly_days_off_hint(),
  },
  holidays: {
    group: 'deadlines',
    kind: 'days',
    initial: [2026, 2027].flatMap((year) => FIXED_HOLIDAYS.map((day) => `${year}-${day}`)).join(' '),
    label: () => m.settings_holidays(),
    hint: () => m.settings_holidays_hint(),
  },
  twoStepFor: {
    group: 'accounts',
    kind: 'choice',
    options: {
      nobody: () => m.settings_two_step_nobody(),
      admins: () => m.settings_two_step_admins(),
      sellers: () => m.settings_two_step_sellers(),
    },
    initial: 'nobody',
    label: () => m.ui_two_step_login(),
    hint: () => m.settings_two_step_hint(),
  },
  smsPartPrice: {
    group: 'sms',
    kind: 'amount',
    least: 0,
    most: 100,
    initial: 0.25,
    label: () => m.settings_sms_part_price(),
    hint: () => m.settings_sms_part_price_hint(),
  },
  smsDailyLimit: {
    group: 'sms',
    kind: 'amount',
    least: 0,
    most: 1_000_000,
    initial: 500,
    label: () => m.settings_sms_daily_limit(),
    hint: () => m.settings_sms_daily_limit_hint(),
  },
  smsCodesADay: {
    group: 'sms',
    kind: 'count',
    least: 1,
    most: 100_000,
    initial: 2_000,
    label: () => m.settings_sms_codes_a_day(),
    hint: () => m.settings_sms_codes_a_day_hint(),
  },
  taxName: {
    group: 'invoices',
    kind: 'text',
    most: 120,
    initial: '',
    label: () => m.invoices_registered_name(),
    hint: () => m.settings_tax_name_hint(),
  },
  taxBin: {
    group: 'invoices',
    kind: 'bin',
    initial: '',
    label: () => m.invoices_bin(),
    hint: () => m.settings_tax_bin_hint(),
  },
  taxAddress: {
    group: 'invoices',
    kind: 'text',
    most: 200,
    initial: '',
    label: () => m.invoices_issuing_address(),
    hint: () => m.settings_tax_address_hint(),
  },
  taxOfficer: {
    group: 'invoices',
    kind: 'text',
    most: 120,
    initial: '',
    label: () => m.settings_tax_officer(),
    hint: () => m.settings_tax_officer_hint(),
  },
  taxOfficerDesignation: {
    group: 'invoices',
    kind: 'text',
    most: 120,
    initial: '',
    label: () => m.settings_tax_officer_designation(),
    hint: () => m.settings_tax_officer_hint(),
  },
  contactPhone: {
    group: 'contact',
    kind: 'phone',
    initial: '',
    label: () => m.ui_contact_phone(),
    hint: () => m.settings_shown_at_foot(),
  },
  contactEmail: {
    group: 'contact',
    kind: 'email',
    initial: '',
    label: () => m.ui_contact_email(),
    hint: () => m.settings_shown_at_foot(),
  },
  contactAddress: {
    group: 'contact',
    kind: 'text',
    most: 200,
    initial: '',
    label: () => m.ui_address(),
    hint: () => m.settings_contact_address_hint(),
  },
  facebook: {
    group: 'elsewhere',
    kind: 'link',
    initial: '',
    label: () => 'Facebook',
    hint: () => m.settings_link_hint(),
  },
  instagram: {
    group: 'elsewhere',
    kind: 'link',
    initial: '',
    label: () => 'Instagram',
    hint: () => m.settings_link_hint(),
  },
  youtube: {
    group: 'elsewhere',
    kind: 'link',
    initial: '',
    label: () => 'YouTube',
    hint: () => m.settings_link_hint(),
  },
  whatsapp: {
    group: 'elsewhere',
    kind: 'link',
    initial: '',
    label: () => 'WhatsApp',
    hint: () => m.settings_whatsapp_hint(),
  },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof SETTINGS
export type SettingOf<Name extends SettingName = SettingName> = (typeof SETTINGS)[Name]

export type Settings = { [Name in SettingName]: SettingOf<Name>['initial'] extends number ? number : string }

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[]
