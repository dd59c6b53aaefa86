import { useId, useState } from 'react'
import type { Address, Division } from '#contract/account/addresses'
import { LONGEST_ADDRESS } from '#contract/values/limits'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { SelectField } from '../ui/form/SelectField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import type { ProblemOf } from '../ui/form/use-refusal.ts'

interface Props {
  divisions: Division[]
  /** Of the address as it is kept. */
  upazilas: string[]
  address: Address | undefined
  problemOf: ProblemOf
}

/** Each is chosen of those in the one before; an upazila that is not offered is typed. */
export function DistrictFields({ divisions, upazilas: kept, address, problemOf }: Props) {
  const id = useId()
  const [division, setDivision] = useState(address?.division ?? '')
  const [district, setDistrict] = useState(address?.district ?? '')
  const [offered, setOffered] = useState({ district, upazilas: kept })
  const districts = divisions.find(({ name }) => name === division)?.districts ?? []

  const choose = async (chosen: string) => {
    setDistrict(chosen)
    if (chosen) setOffered({ district: chosen, upazilas: await upazilasOf(chosen) })
  }
  return (
    <>
      <SelectField
        label={m.account_division()}
        name="division"
        autoComplete="address-level1"
        options={optionsOf(
          divisions.map(({ name }) => name),
          m.account_choose_division(),
        )}
        value={division}
        onChange={({ target }) => {
          setDivision(target.value)
          setDistrict('')
        }}
        problem={problemOf('division')}
      />
      <SelectField
        label={m.account_district()}
        name="district"
        autoComplete="off"
        options={optionsOf(districts, m.account_choose_district())}
        value={district}
        onChange={({ target }) => void choose(target.value)}
        problem={problemOf('district')}
      />
      <TextField
        label={m.account_upazila()}
        name="upazila"
        autoComplete="off"
        list={id}
        maxLength={LONGEST_ADDRESS.upazila}
        defaultValue={address?.upazila}
        problem={problemOf('upazila')}
      >
        <datalist id={id}>
          {offered.district === district && offered.upazilas.map((upazila) => <option key={upazila} value={upazila} />)}
        </datalist>
      </TextField>
    </>
  )
}

/** Unanswered: none is offered, and any is typed. */
export async function upazilasOf(district: string): Promise<string[]> {
  const answer = call('GET /api/districts/:district/upazilas', { params: { district } })
  return await answer.then(({ upazilas }) => upazilas).catch(() => [])
}

function optionsOf(names: string[], none: string): Record<string, string> {
  return { '': none, ...Object.fromEntries(names.map((name) => [name, name])) }
}
