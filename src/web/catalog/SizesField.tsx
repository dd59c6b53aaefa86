import { useId } from 'react'
import { SIZES, type Size } from '#contract/garment'
import type { FormPart } from './use-product-form.ts'

const WITH_SIZES = 'Shoppers choose one of these. Leave the stock empty where you do not count it.'
/** It may be saved all the same: the specification asks for a name and a price alone (§5). */
const WITHOUT_SIZES = 'Choose at least one: a product without a size is shown, but nobody can order it.'

/** Sizes on offer, each with its stock where the vendor counts it. */
export function SizesField({ typed: { sizes, stock }, change, problemOf }: FormPart) {
  const id = useId()
  const refusal = problemOf('sizes')
  const choose = (size: Size, isOffered: boolean) =>
    change({ sizes: SIZES.filter((each) => (each === size ? isOffered : sizes.includes(each))) })
  return (
    <fieldset className="manage-sizes" aria-describedby={`${id}-hint`}>
      <legend>Sizes and stock</legend>
      <p className="field-words" id={`${id}-hint`} data-problem={refusal || sizes.length === 0 ? true : undefined}>
        {refusal ?? (sizes.length === 0 ? WITHOUT_SIZES : WITH_SIZES)}
      </p>
      <ul>
        {SIZES.map((size) => {
          const problem = problemOf(`stock.${size}`)
          return (
            <li key={size}>
              <label className="manage-size">
                <input
                  type="checkbox"
                  name="sizes"
                  value={size}
                  checked={sizes.includes(size)}
                  onChange={({ target }) => choose(size, target.checked)}
                />
                {size}
              </label>
              <div>
                <input
                  className="input"
                  inputMode="numeric"
                  name={`stock.${size}`}
                  aria-label={`Stock of ${size} (optional)`}
                  placeholder={sizes.includes(size) ? 'Not counted' : ''}
                  value={stock[size]}
                  disabled={!sizes.includes(size)}
                  maxLength={9}
                  autoComplete="off"
                  aria-invalid={problem ? true : undefined}
                  aria-describedby={problem ? `${id}-${size}` : undefined}
                  onChange={({ target }) => change({ stock: { ...stock, [size]: target.value } }, `stock.${size}`)}
                />
                {problem && (
                  <p className="field-words" id={`${id}-${size}`} data-problem>
                    {problem}
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
