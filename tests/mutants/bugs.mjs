import { ACCOUNT_BUGS } from './bugs/account.mjs'
import { AUTH_BUGS } from './bugs/auth.mjs'
import { CATALOG_BUGS } from './bugs/catalog.mjs'
import { CATEGORIES_BUGS } from './bugs/categories.mjs'
import { CODES_BUGS } from './bugs/codes.mjs'
import { CONTRACT_BUGS } from './bugs/contract.mjs'
import { COURIERS_BUGS } from './bugs/couriers.mjs'
import { DEADLINES_BUGS } from './bugs/deadlines.mjs'
import { EVENTS_AND_JOBS_BUGS } from './bugs/events-and-jobs.mjs'
import { IMPORTS_BUGS } from './bugs/imports.mjs'
import { INVOICE_BUGS } from './bugs/invoices.mjs'
import { LEDGER_BUGS } from './bugs/ledger.mjs'
import { MAIL_BUGS } from './bugs/mail.mjs'
import { NEW_ACCOUNTS_BUGS } from './bugs/new-accounts.mjs'
import { ORDERS_BUGS } from './bugs/orders.mjs'
import { PAYOUT_BUGS } from './bugs/payouts.mjs'
import { PLATFORM_BUGS } from './bugs/platform.mjs'
import { RENDERING_BUGS } from './bugs/rendering.mjs'
import { SEARCH_BUGS } from './bugs/search.mjs'
import { SETTINGS_BUGS } from './bugs/settings.mjs'
import { SMS_BUGS } from './bugs/sms.mjs'
import { STREAMS_BUGS } from './bugs/streams.mjs'
import { TEXTS_BUGS } from './bugs/texts.mjs'
import { USERS_BUGS } from './bugs/users.mjs'
import { VENDORS_BUGS } from './bugs/vendors.mjs'
import { WEB_BUGS } from './bugs/web.mjs'
import { WEBHOOKS_BUGS } from './bugs/webhooks.mjs'

/** Every planted bug, by the room whose promise it breaks. */
export const BUGS = [
  ...ACCOUNT_BUGS,
  ...AUTH_BUGS,
  ...CATALOG_BUGS,
  ...CATEGORIES_BUGS,
  ...CODES_BUGS,
  ...CONTRACT_BUGS,
  ...COURIERS_BUGS,
  ...EVENTS_AND_JOBS_BUGS,
  ...IMPORTS_BUGS,
  ...INVOICE_BUGS,
  ...LEDGER_BUGS,
  ...PAYOUT_BUGS,
  ...MAIL_BUGS,
  ...NEW_ACCOUNTS_BUGS,
  ...ORDERS_BUGS,
  ...PLATFORM_BUGS,
  ...DEADLINES_BUGS,
  ...RENDERING_BUGS,
  ...SEARCH_BUGS,
  ...SETTINGS_BUGS,
  ...SMS_BUGS,
  ...STREAMS_BUGS,
  ...TEXTS_BUGS,
  ...USERS_BUGS,
  ...VENDORS_BUGS,
  ...WEB_BUGS,
  ...WEBHOOKS_BUGS,
]
