import { useState } from 'react'
import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import type { SettlementCheck, SettlementMapping } from '#contract/settlements'
import { COMPANIES, COMPANY_NAMES, type Company } from '#contract/values/couriers'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { confirmed } from '../ui/dialogs.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { Link } from '../ui/Link.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { Foretold } from './Foretold.tsx'
import { MapColumns } from './MapColumns.tsx'
import { useCheck } from './use-check.ts'

export function loader({ request }: LoaderFunctionArgs): null {
  requireSession(request, ['Admin'])
  return null
}

export const handle = {
  head: (): PageHead => ({ title: m.settlements_load_title(), isPrivate: true }),
}

/** A courier’s file: chosen, its columns mapped, checked, and loaded. */
export function Component() {
  const navigate = useNavigate()
  const [company, setCompany] = useState<Company | null>(null)
  const { file, checked, mapping, setMapping, isBusy, problem, check, load } = useCheck(company)
  const choose = (chosen: Company | null) => {
    setCompany(chosen)
    if (file && chosen) void check(file, chosen)
  }
  const loadSurely = async (chosen: File, mapped: SettlementMapping, found: SettlementCheck) => {
    if (!company || !(await isSure(found, company))) return
    const id = await load(chosen, { mapping: mapped, sheet: found.sheet })
    if (id !== null) navigate(`/dashboard/settlements?fileId=${id}`)
  }
  const isMapped = checked !== null && Object.keys(checked.missing).length === 0
  return (
    <section className="list settlements" aria-labelledby="load-title">
      <Link to="/dashboard/settlements">{m.settlements_title()}</Link>
      <h1 id="load-title">{m.settlements_load_title()}</h1>
      <SelectField
        label={m.settlements_courier()}
        name="company"
        options={{ '': m.settlements_choose_courier(), ...COMPANY_NAMES }}
        value={company ?? ''}
        hint={company ? undefined : m.settlements_courier_first()}
        onChange={({ target }) => choose(COMPANIES.find((each) => each === target.value) ?? null)}
      />
      {company && (
        <ChooseFile
          chosen={file?.name}
          isBusy={isBusy}
          problem={problem}
          onChosen={(chosen) => void check(chosen, company)}
        />
      )}
      {company && file && checked && mapping && (
        <>
          {checked.sheets.length > 1 && (
            <SelectField
              label={m.settlements_sheet()}
              name="sheet"
              options={Object.fromEntries(checked.sheets.map((name) => [name, name]))}
              value={checked.sheet}
              hint={m.settlements_sheet_hint()}
              disabled={isBusy}
              onChange={({ target }) => void check(file, company, { sheet: target.value })}
            />
          )}
          <MapColumns
            checked={checked}
            mapping={mapping}
            onChange={(changed: SettlementMapping) => setMapping(changed)}
            isBusy={isBusy}
            onCheck={() => void check(file, company, { mapping, sheet: checked.sheet })}
          />
          {isMapped && (
            <Foretold
              checked={checked}
              isBusy={isBusy}
              // What is loaded is what was checked: another mapping is checked first.
              isStale={mapping !== checked.mapping}
              onLoad={() => void loadSurely(file, mapping, checked)}
            />
          )}
        </>
      )}
    </section>
  )
}

/** Where nobody knows most of a file’s rows it is another courier’s, likely: asked once more. */
async function isSure({ rows, problemCount, verdicts }: SettlementCheck, company: Company): Promise<boolean> {
  const read = rows - problemCount
  const unknown = verdicts.find(({ verdict }) => verdict === 'unknown')?.rows ?? 0
  if (unknown * 2 <= read) return true
  const words = m.settlements_ask_mostly_unknown({
    unknown: formatNumber(unknown),
    rows: formatNumber(read),
    courier: COMPANY_NAMES[company],
  })
  return await confirmed(words, m.settlements_load_all_the_same())
}
