import { useState } from 'react'
import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import type { SettlementMapping } from '#contract/settlements'
import { COMPANIES, COMPANY_NAMES, type Company } from '#contract/values/couriers'
import { m } from '#messages'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
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
  const [company, setCompany] = useState<Company>(COMPANIES[0])
  const { file, checked, mapping, setMapping, isBusy, problem, check, load } = useCheck(company)
  const choose = (chosen: Company) => {
    setCompany(chosen)
    if (file) void check(file, chosen)
  }
  const isMapped = checked !== null && Object.keys(checked.missing).length === 0
  return (
    <section className="settlements" aria-labelledby="load-title">
      <Link to="/dashboard/settlements">{m.settlements_title()}</Link>
      <h1 id="load-title">{m.settlements_load_title()}</h1>
      <SelectField
        label={m.settlements_courier()}
        name="company"
        options={COMPANY_NAMES}
        value={company}
        onChange={({ target }) => choose(COMPANIES.find((each) => each === target.value) ?? company)}
      />
      <ChooseFile
        chosen={file?.name}
        isBusy={isBusy}
        problem={problem}
        onChosen={(chosen) => void check(chosen, company)}
      />
      {file && checked && mapping && (
        <>
          <MapColumns
            checked={checked}
            mapping={mapping}
            onChange={(changed: SettlementMapping) => setMapping(changed)}
            isBusy={isBusy}
            onCheck={() => void check(file, company, mapping)}
          />
          {isMapped && (
            <Foretold
              checked={checked}
              isBusy={isBusy}
              // What is loaded is what was checked: another mapping is checked first.
              isStale={mapping !== checked.mapping}
              onLoad={() =>
                void load(file, mapping).then((id) => id !== null && navigate(`/dashboard/settlements?fileId=${id}`))
              }
            />
          )}
        </>
      )}
    </section>
  )
}
