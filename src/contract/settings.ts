import * as z from 'zod/mini'
import { m } from '#messages'
import { endpoint } from './machinery/endpoint.ts'
import { email, isDay, money, optionalLine, optionalPhone, optionalText, version } from './machinery/fields.ts'
import { formatNumber, plainDigits } from './values/digits.ts'
import { binIn } from './values/invoices.ts'
import { LONGEST_EMAIL } from './values/limits.ts'
import { SETTING_NAMES, SETTINGS, type SettingName, type Settings } from './values/settings.ts'

const LONGEST_LINK = 300
const MOST_DAYS = 200
const LONGEST_DAYS = 4_000
const HTTPS = /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d{1,5})?(?:[/?#][^\s<>"'`\\]*)?$/i

/** An address of the web that leads out of the shop; none is an empty text. */
const optionalLink = z.pipe(
  optionalText(LONGEST_LINK),
  z.string().check(z.refine((text) => text === '' || HTTPS.test(text), { error: () => m.field_must_link_begins() })),
)
/** Of a registered person, in any digits and kept in one form; none is an empty text. */
const optionalBin = z.pipe(
  z.pipe(
    optionalText(40),
    z
      .string()
      .check(
        z.refine((typed) => typed === '' || binIn(plainDigits(typed)) !== null, { error: () => m.field_must_bin() }),
      ),
  ),
  z.transform((typed) => binIn(plainDigits(typed)) ?? ''),
)
const optionalEmail = z.union([z.pipe(optionalText(LONGEST_EMAIL), z.literal('')), email])

/** Days such as `2026-12-16`, however they are set apart; kept in their order, each once. */
const listOfDays = z.pipe(
  z.string().check(z.maxLength(LONGEST_DAYS, { error: () => m.field_at_most_days({ most: MOST_DAYS }) })),
  z.pipe(
    z.transform((text: string) =>
      [
        ...new Set(
          plainDigits(text)
            .split(/[\s,;]+/)
            .filter(Boolean),
        ),
      ].toSorted(),
    ),
    z.pipe(
      z.array(z.string()).check(
        z.maxLength(MOST_DAYS, { error: () => m.field_at_most_days({ most: MOST_DAYS }) }),
        z.superRefine((days, context) => {
          const wrong = days.find((each) => !isDay(each))
          if (wrong !== undefined)
            context.addIssue({ code: 'custom', message: m.field_must_list_of_days({ wrong }), input: days })
        }),
      ),
      z.transform((days: string[]) => days.join(' ')),
    ),
  ),
)

function schemaOf<Name extends SettingName>(name: Name): z.ZodMiniType<Settings[Name]>
function schemaOf(name: SettingName): z.ZodMiniType<number | string> {
  const setting = SETTINGS[name]
  if (setting.kind === 'amount') return within(money, setting)
  if (setting.kind === 'count') return within(z.int({ error: () => m.field_must_whole_number() }), setting)
  if (setting.kind === 'text') return optionalLine(setting.most)
  if (setting.kind === 'choice')
    return z.string().check(z.refine((value) => value in setting.options, { error: () => m.refusal_cannot_read() }))
  return { phone: optionalPhone, email: optionalEmail, link: optionalLink, days: listOfDays, bin: optionalBin }[
    setting.kind
  ]
}

function within(number: z.ZodMiniNumber, { least, most }: { least: number; most: number }) {
  const error = () => m.field_must_between_least({ least: formatNumber(least), most: formatNumber(most) })
  return number.check(z.refine((value) => value >= least && value <= most, { error }))
}

type Schemas = { [Name in SettingName]: z.ZodMiniType<Settings[Name]> }
/** What each takes; made once, as it is asked for by whoever reads settings. */
export const schemas = Object.fromEntries(SETTING_NAMES.map((name) => [name, schemaOf(name)])) as Schemas

/** All that admins tune, with the version that the next edit may begin from. */
export const settings = z.object({ ...schemas, version })
export type KeptSettings = z.infer<typeof settings>

export const readSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  access: 'admin',
  summary: 'What admins tune.',
  reply: settings,
})

export const updateSettings = endpoint({
  method: 'PUT',
  path: '/api/settings',
  access: 'admin',
  summary:
    'Change settings; what is left out stays as it is. With `fromVersion` only if nobody has changed them since.',
  body: z.partial(z.object({ ...schemas, fromVersion: version })),
  reply: settings,
})

export const publicSettings = endpoint({
  method: 'GET',
  path: '/api/settings/public',
  access: 'anyone',
  summary: 'What the shop tells everybody of its settings: the shipping fee, how to reach it, where else it is.',
  reply: z.object({
    /** Taka. */
    shippingFee: z.number(),
    /** A counted size of which so many pieces are left, or fewer, is running low: the pages of its store mark it. */
    lowStockLine: z.int(),
    /** How to reach it and where else it is, as the foot of every page says it: what is set. */
    contact: z.array(z.object({ words: z.string(), href: z.optional(z.string()) })),
  }),
})
export type PublicSettings = z.infer<(typeof publicSettings)['reply']>
