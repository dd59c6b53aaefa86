import { type ReactNode, Suspense } from 'react'
import { Await } from 'react-router'
import type { SmsBalance, SmsStatus } from '#contract/messaging/sms'
import { formatNumber } from '#contract/values/digits'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { messageStateWords } from '../ui/choice-words.ts'
import { Link } from '../ui/Link.tsx'
import { Moment } from '../ui/Moment.tsx'

export interface SmsOnScreen {
  status: SmsStatus
  /** Still on its way: the gateway is asked. Null where it has no call for it, or gave the shop no answer. */
  balance: Promise<SmsBalance | null>
}

/** How the shop’s SMS stand, with a warning before a limit is reached. */
export function SmsPanel({ sms: { status, balance } }: { sms: SmsOnScreen }) {
  const { gateway, last, today, codes, waiting, unknown, quietUntil } = status
  return (
    <section className="panel sms-panel" aria-labelledby="sms-panel-title">
      <h2 id="sms-panel-title">{m.settings_sms_today()}</h2>
      {today.isNearLimit && <p className="sms-panel-warning">{m.settings_sms_near_limit()}</p>}
      {codes.isNearLimit && <p className="sms-panel-warning">{m.settings_sms_codes_near_limit()}</p>}
      <dl className="sms-panel-facts">
        <Fact name={m.settings_sms_gateway()}>{gateway ? gateway.name : m.settings_sms_no_gateway()}</Fact>
        {gateway?.tellsBalance && (
          <Fact name={m.settings_sms_balance()}>
            <Suspense fallback={m.settings_sms_asking()}>
              <Await resolve={balance}>{balanceWords}</Await>
            </Suspense>
          </Fact>
        )}
        {last && (
          <Fact name={m.settings_sms_last()}>
            {messageStateWords(last.state)}, <Moment iso={last.triedAt} />
            {last.problem && <span className="sms-panel-more">{last.problem}</span>}
          </Fact>
        )}
        <Fact name={m.ui_spent()}>
          {m.settings_sms_spent_of({ spent: formatTaka(today.spent), limit: formatTaka(today.limit) })}
        </Fact>
        <Fact name={m.settings_sms_codes()}>
          {m.settings_sms_codes_of({
            sent: formatNumber(codes.sent),
            most: formatNumber(codes.most),
            spent: formatTaka(codes.spent),
          })}
        </Fact>
        <Fact name={m.ui_waiting()}>
          <Link to="/dashboard/messages?way=sms&state=Waiting">{formatNumber(waiting)}</Link>
        </Fact>
        {unknown > 0 && (
          <Fact name={m.notifications_unknown()}>
            <Link to="/dashboard/messages?way=sms&state=Unknown">{formatNumber(unknown)}</Link>
          </Fact>
        )}
        <Fact name={m.settings_sms_quiet()}>
          {quietUntil ? m.settings_sms_quiet_now() : m.settings_sms_quiet_later()}
        </Fact>
      </dl>
    </section>
  )
}

function balanceWords(found: SmsBalance | null): string {
  if (!found) return m.settings_sms_balance_unknown()
  return found.balance === null ? found.problem : formatTaka(found.balance)
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
