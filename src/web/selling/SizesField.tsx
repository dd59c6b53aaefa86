import { memo, useId, useState } from 'react'
import { SIZES, type Size } from '#contract/values/sizes'
import { m } from '#messages'
import type { Problems } from '../ui/form/use-refusal.ts'
import type { Change } from './use-draft.ts'

const WITH_SIZES = m.selling_shoppers_choose_one()
/** A hint only: a name and a price are enough (§5). */
const WITHOUT_SIZES = m.selling_choose_least_one()

export const SizesField = memo(function SizesField({
  sizes,
  stock,
  problems,
  change,
}: {
  sizes: Size[]
  stock: Record<Size, string>
  problems: Problems
  change: Change
}) {
  const id = useId()
  // Nothing is wrong before it is touched.
  const [isTouched, setTouched] = useState(false)
  const refusal = problems.sizes
  const isEmptied = isTouched && sizes.length === 0
  const choose = (size: Size, isOffered: boolean) => {
    setTouched(true)
    change({ sizes: SIZES.filter((each) => (each === size ? isOffered : sizes.includes(each))) })
  }
  return (
    <fieldset className="boxed-fields sizes-field" aria-describedby={`${id}-hint`}>
      <legend>{m.selling_sizes_stock()}</legend>
      <p className="field-words" id={`${id}-hint`} data-problem={refusal || isEmptied ? true : undefined}>
        {refusal ?? (sizes.length === 0 ? WITHOUT_SIZES : WITH_SIZES)}
      </p>
      <ul>
        {SIZES.map((size) => (
          <li key={size}>
            <label className="sizes-field-size">
              <input
                type="checkbox"
                name="sizes"
                value={size}
                checked={sizes.includes(size)}
                onChange={({ target }) => choose(size, target.checked)}
              />
              {size}
            </label>
            <Stock
              size={size}
              text={stock[size]}
              isOffered={sizes.includes(size)}
              problem={problems[`stock.${size}`]}
              onType={(text) => change({ stock: { ...stock, [size]: text } }, `stock.${size}`)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
})

function Stock(field: {
  size: Size
  text: string
  isOffered: boolean
  problem: string | undefined
  onType: (text: string) => void
}) {
  const { size, text, isOffered, problem, onType } = field
  const id = useId()
  return (
    <div>
      <input
        className="input"
        inputMode="numeric"
        name={`stock.${size}`}
        aria-label={m.selling_stock_size_optional({ size })}
        placeholder={isOffered ? m.ui_not_counted_title() : ''}
        value={text}
        disabled={!isOffered}
        maxLength={9}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        onChange={({ target }) => onType(target.value)}
      />
      {problem && (
        <p className="field-words" id={id} data-problem>
          {problem}
        </p>
      )}
    </div>
  )
}
