import type { ProductFacets } from '#contract/search'
import { formatNumber } from '#contract/values/digits'
import { SIZES } from '#contract/values/sizes'
import { m } from '#messages'
import type { Shelf } from '../products/shelf-address.ts'
import { arePricesCrossed } from './chosen.ts'

export interface Facet {
  value: string
  text: string
  count: number | null
}

export function OneOf(list: { title: string; name: string; chosen: string | undefined; choices: Facet[] }) {
  const { title, name, chosen = '', choices } = list
  if (choices.length === 0) return null
  return (
    <fieldset>
      <legend>{title}</legend>
      <Choice type="radio" name={name} value="" text={m.search_any()} isChosen={chosen === ''} />
      {choices.map(({ value, text, count }) => (
        <Choice
          key={value}
          type="radio"
          name={name}
          value={value}
          text={text}
          count={count}
          isChosen={value === chosen}
        />
      ))}
    </fieldset>
  )
}

function Choice(choice: {
  type: 'checkbox' | 'radio'
  name: string
  value: string
  text: string
  count?: number | null | undefined
  isChosen: boolean | undefined
}) {
  const { type, name, value, text, count, isChosen = false } = choice
  return (
    <label>
      <input type={type} name={name} value={value} defaultChecked={isChosen} />
      <span>{text}</span>
      {typeof count === 'number' && <span className="shelf-filters-count">{formatNumber(count)}</span>}
    </label>
  )
}

export function SizesInStock({ shelf, sizes }: { shelf: Shelf; sizes: ProductFacets['sizes'] }) {
  return (
    <fieldset className="shelf-filters-sizes">
      <legend>{m.search_size_stock()}</legend>
      {SIZES.map((size) => (
        <Choice
          key={size}
          type="checkbox"
          name="size"
          value={size}
          text={size}
          count={sizes.find((each) => each.size === size)?.count}
          isChosen={shelf.sizes?.includes(size)}
        />
      ))}
      <Choice type="checkbox" name="stock" value="in" text={m.search_stock_only()} isChosen={shelf.stock === 'in'} />
    </fieldset>
  )
}

export function PriceRange({ shelf, prices }: { shelf: Shelf; prices: ProductFacets['prices'] }) {
  return (
    <fieldset className="shelf-filters-prices">
      <legend>{m.ui_price()}</legend>
      <PriceField label={m.ui_from()} name="min" value={shelf.minPrice} hint={prices?.lowest} />
      <PriceField label={m.ui_to()} name="max" value={shelf.maxPrice} hint={prices?.highest} />
      {arePricesCrossed(shelf) && (
        <p className="field-words" data-problem="">
          {m.search_from_higher_than()}
        </p>
      )}
    </fieldset>
  )
}

/** Number fields drop Bangla digits. */
function PriceField(field: { label: string; name: string; value: string | undefined; hint: number | undefined }) {
  return (
    <label>
      <span>{field.label} ৳</span>
      <input
        className="input"
        type="text"
        name={field.name}
        maxLength={16}
        autoComplete="off"
        inputMode="decimal"
        defaultValue={field.value}
        placeholder={field.hint === undefined ? undefined : String(field.hint)}
      />
    </label>
  )
}
