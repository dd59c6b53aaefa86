import type { CategoryNode } from '#contract/categories'
import type { OwnCommission } from '#contract/commission'
import type { ManagedProduct } from '#contract/selling'
import { LONGEST_DESCRIPTION, LONGEST_PRODUCT_NAME } from '#contract/values/product-limits'
import { SIZES } from '#contract/values/sizes'
import { m } from '#messages'
import { CommissionWords } from '../commission/CommissionWords.tsx'
import { BothValues } from '../ui/form/BothValues.tsx'
import type { Problems } from '../ui/form/use-refusal.ts'
import type { Both } from './both-words.ts'
import { CategoryField } from './CategoryField.tsx'
import { ChartField, type EarlierChart } from './ChartField.tsx'
import { PictureField } from './PictureField.tsx'
import { PRICE_FIELDS, PRICE_NAMES } from './price-fields.ts'
import { SizesField } from './SizesField.tsx'
import { SpecificationField } from './SpecificationField.tsx'
import { TagsField } from './TagsField.tsx'
import { TypedText } from './TypedText.tsx'
import type { TextName, TypedProduct } from './typed-product.ts'
import type { Change, Choose } from './use-draft.ts'

interface Props {
  typed: TypedProduct
  from: TypedProduct
  change: Change
  problems: Problems
  /** In conflict. */
  both: Record<string, Both>
  choose: Choose
  picture: File | null
  choosePicture: (chosen: File) => void
  removePicture: () => void
  refusePicture: () => void
  tree: CategoryNode[]
  charts: EarlierChart[]
  commission: OwnCommission | null
  saved: ManagedProduct | null
}

/** Memoized fields: typing draws one of them. */
export function ProductFields({ typed, from, change, problems, both, choose, tree, charts, saved, ...props }: Props) {
  const text = (name: TextName) => ({ name, change, value: typed[name], problem: problems[name] })
  const choice = (field: string, of: string) => <Choice field={field} of={of} both={both[field]} choose={choose} />
  return (
    <div className="product-form-fields">
      <div className="product-form-part">
        <PictureField
          picture={props.picture}
          saved={typed.isPictureRemoved ? null : typed.imagePath}
          lostName={props.picture ? '' : typed.pictureName}
          problem={problems.imageFile}
          onChoose={props.choosePicture}
          onRemove={props.removePicture}
          onUndrawn={props.refusePicture}
        />
        {choice('imageFile', m.ui_picture())}
      </div>
      <div className="product-form-part">
        <TypedText {...text('name')} label={m.ui_name()} maxLength={LONGEST_PRODUCT_NAME} isRequired />
        {choice('name', m.ui_name())}
        <div className="product-form-pair">
          {PRICE_NAMES.map((name) => {
            const { of, ...field } = PRICE_FIELDS[name]
            return (
              <div className="product-form-part" key={name}>
                <TypedText {...text(name)} {...field} maxLength={16} isAmount />
                {choice(name, of)}
              </div>
            )
          })}
        </div>
        <CategoryField
          category={typed.category}
          problem={problems.category}
          tree={tree}
          saved={saved}
          change={change}
        />
        {choice('category', m.ui_category())}
        {props.commission && (
          <CommissionWords own={props.commission} categoryId={Number(typed.category)} price={typed.price} />
        )}
      </div>
      <div className="product-form-part">
        <SizesField sizes={typed.sizes} stock={typed.stock} problems={problems} change={change} />
        {SIZES.map((size) => (
          <Choice
            key={size}
            field={`stock.${size}`}
            of={m.selling_stock_size({ size })}
            both={both[`stock.${size}`]}
            choose={choose}
          />
        ))}
      </div>
      <div className="product-form-part">
        <TypedText {...text('description')} label={m.ui_description()} maxLength={LONGEST_DESCRIPTION} isLong />
        {choice('description', m.ui_description())}
        <TagsField tags={typed.tags} problems={problems} change={change} />
      </div>
      <div className="product-form-part">
        <ChartField sizeChart={typed.sizeChart} problems={problems} charts={charts} change={change} />
        {choice('sizeChart', m.ui_size_chart())}
      </div>
      <div className="product-form-part">
        <SpecificationField
          specification={typed.specification}
          begun={from.specification}
          problem={problems.specification}
          change={change}
        />
        {choice('specification', m.ui_specification())}
      </div>
    </div>
  )
}

function Choice({ field, of, both, choose }: { field: string; of: string; both: Both | undefined; choose: Choose }) {
  if (!both) return null
  return <BothValues of={of} {...both} onChoose={(kept) => choose(field, kept)} />
}
