import { EXPORTED_FIELDS, tagsCell } from '#contract/values/import-columns'
import { m } from '#messages'
import { csvAddress } from './csv-address.ts'
import type { Paths } from './import-choices.ts'

/** Every column of an import, and two products in categories of this shop: as they come, they can be imported. */
export function sampleFile(paths: Paths): string {
  const [category = '', another = category] = paths.values()
  const products: Record<(typeof EXPORTED_FIELDS)[number], string>[] = [
    {
      name: m.imports_sample_panjabi(),
      category,
      price: '1450',
      compareAtPrice: '1800',
      sizes: 'M|L|XL',
      stock: 'M:5|L:0|XL:12',
      tags: tagsCell([m.imports_sample_tag_cotton(), m.imports_sample_tag_eid()]),
      description: m.imports_sample_description(),
      specification: m.imports_sample_specification(),
      ownNumber: 'P-101',
    },
    {
      name: m.imports_sample_saree(),
      category: another,
      price: '3200.50',
      compareAtPrice: '',
      sizes: 'M',
      stock: '',
      tags: '',
      description: '',
      specification: '',
      ownNumber: 'S-205',
    },
  ]
  return csvAddress([EXPORTED_FIELDS, ...products.map((product) => EXPORTED_FIELDS.map((field) => product[field]))])
}
