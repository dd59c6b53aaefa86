import type { Consent } from '#contract/account/consents'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { privacyLink, termsLink } from '../ui/legal-links.tsx'
import { Moment } from '../ui/Moment.tsx'

/** What the account agreed to, the newest first, and the one thing of it that is a choice. */
export function ConsentsCard({ consents }: { consents: Consent[] }) {
  const isMarketing = consents.find(({ purpose }) => purpose === 'marketing')?.isGiven ?? false
  return (
    <section className="vendors-card" aria-labelledby="consents-title">
      <h2 id="consents-title">{m.account_consents()}</h2>
      {consents.length === 0 ? (
        <p>{m.account_no_consents({ terms: termsLink, privacy: privacyLink })}</p>
      ) : (
        <>
          <p>{m.account_consents_about()}</p>
          <ul className="account-sessions">
            {consents.map((consent) => (
              <ConsentRow key={`${consent.purpose} ${consent.at}`} consent={consent} />
            ))}
          </ul>
        </>
      )}
      <MarketingChoice isGiven={isMarketing} />
    </section>
  )
}

const PURPOSES: Record<Consent['purpose'], string> = {
  terms: m.shell_terms_conditions(),
  privacy: m.shell_privacy(),
  marketing: m.account_marketing(),
}
const SOURCES: Record<Consent['source'], string> = {
  register: m.account_consent_register(),
  store: m.account_consent_store(),
  code: m.account_consent_code(),
  checkout: m.account_consent_checkout(),
  profile: m.account_consent_profile(),
}

function ConsentRow({ consent: { purpose, isGiven, source, at, words } }: { consent: Consent }) {
  return (
    <li className="account-session">
      <div>
        <strong>{PURPOSES[purpose]}</strong>{' '}
        <span className="badge" data-tone={isGiven ? 'green' : undefined}>
          {isGiven ? m.account_consent_given() : m.account_consent_withdrawn()}
        </span>
        <p className="muted">
          {SOURCES[source]}, <Moment iso={at} />
        </p>
        <details className="vendors-more">
          <summary>{m.account_consent_words({ purpose: PURPOSES[purpose] })}</summary>
          <p className="vendors-description">{words}</p>
        </details>
      </div>
    </li>
  )
}

function MarketingChoice({ isGiven }: { isGiven: boolean }) {
  const { isPending, post, formData } = useAct()
  const asked = formData?.get('isGiven')
  return (
    <>
      <h3 className="account-part">{m.account_marketing()}</h3>
      <label className="account-choice">
        <input
          type="checkbox"
          checked={asked ? asked === 'true' : isGiven}
          aria-disabled={isPending || undefined}
          aria-describedby="marketing-today"
          onChange={({ target }) => {
            if (!isPending) void post({ intent: 'change-marketing', isGiven: target.checked })
          }}
        />
        <span>{m.account_marketing_words()}</span>
      </label>
      <p className="muted" id="marketing-today">
        {m.account_marketing_today()}
      </p>
    </>
  )
}
