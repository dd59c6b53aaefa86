import type { ProductChange } from '#contract/selling/product-form'
import type { SizeChartRow } from '#contract/values/sizes'
import type { ProductColumns } from '../products/products.queries.ts'
import { cleanSpecification } from '../products/specification.ts'
import { NO_PRICES, pricesFrom } from './form-prices.ts'
import type { ManagedRow } from './managed-product.ts'

const BLANK = {
  name: '',
  description: '',
  specification: '',
  ...NO_PRICES,
  tags: [],
  sizeChart: null,
  image: null,
}
type Kept = Pick<ManagedRow, keyof typeof BLANK>

export function productFrom(
  form: ProductChange,
  categoryId: number,
  image: string | undefined,
  kept: Kept = BLANK,
): Omit<ProductColumns, 'vector'> {
  return {
    categoryId,
    name: form.name ?? kept.name,
    description: form.description ?? kept.description,
    specification: form.specification === undefined ? kept.specification : cleanSpecification(form.specification),
    ...pricesFrom(form, kept),
    tags: form.tags ? [...new Set(form.tags)] : kept.tags,
    chart: chartFrom(form, kept),
    image: image ?? (form.removeImage === '1' ? null : kept.image),
  }
}

function chartFrom({ sizeChart }: ProductChange, kept: Kept): SizeChartRow[] | null {
  return sizeChart ?? kept.sizeChart
}
