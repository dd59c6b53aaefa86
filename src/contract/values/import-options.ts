import { m } from '#messages'
import { plainLetters } from './import-columns.ts'

export interface SheetRow {
  /** From 1 for the header, empty lines too, as spreadsheets count. */
  line: number
  cells: string[]
}

/** Columns that are read out of pairs of a name and a value: `Option1 Name`, `Option1 Value` (Shopify), `Attribute 1 name` (WooCommerce). */
export function otherOptions(): string {
  return m.imports_option_others()
}

const PAIR = /^(option|attribute)(\d+)(name|values?)$/
const SIZES_CALLED = /size|saiz|সাইজ/i
/** What a product without options has. */
const NO_OPTION = /^(title|default title)$/i
const COLOURS_CALLED = /^colou?r$/i

interface Option {
  name: string
  value: string
}

type OptionsOf = (cells: readonly string[]) => Option[]

/** With two columns more where options are written as names with values: sizes, and what else tells the rows of a garment apart. */
export function withOptions(columns: string[], rows: SheetRow[]): { columns: string[]; rows: SheetRow[] } {
  const optionsOf = pairsIn(columns) ?? attributesIn(columns)
  if (!optionsOf) return { columns, rows }
  return {
    columns: [...columns, m.imports_option_sizes(), otherOptions()],
    rows: rows.map(({ line, cells }) => {
      const options = optionsOf(cells).filter(({ name, value }) => value !== '' && !NO_OPTION.test(name))
      const [sizes, others] = [options.filter(isOfSizes), options.filter((option) => !isOfSizes(option))]
      const padding = columns.slice(cells.length).map(() => '')
      const added = [sizes, others].map((some) => some.map(({ value }) => value).join(', '))
      return { line, cells: [...cells.slice(0, columns.length), ...padding, ...added, ...cells.slice(columns.length)] }
    }),
  }
}

function isOfSizes({ name }: Option): boolean {
  return SIZES_CALLED.test(name)
}

/** A name that is left out is that of a row above, as Shopify writes it once a garment. */
function pairsIn(columns: string[]): OptionsOf | undefined {
  const pairs = new Map<string, { nameAt: number; valueAt: number; name: string }>()
  columns.forEach((column, at) => {
    const [, kind = '', number = '', part] = PAIR.exec(plainLetters(column)) ?? []
    if (part === undefined) return
    const pair = pairs.get(kind + number) ?? { nameAt: -1, valueAt: -1, name: '' }
    pairs.set(kind + number, part === 'name' ? { ...pair, nameAt: at } : { ...pair, valueAt: at })
  })
  const whole = [...pairs.values()].filter(({ nameAt, valueAt }) => nameAt >= 0 && valueAt >= 0)
  if (whole.length === 0) return undefined
  return (cells) =>
    whole.map((pair) => {
      pair.name = (cells[pair.nameAt] ?? '').trim() || pair.name
      return { name: pair.name, value: (cells[pair.valueAt] ?? '').trim() }
    })
}

/** `color=Red,size=M` (Magento). */
function attributesIn(columns: string[]): OptionsOf | undefined {
  const at = columns.findIndex((column) => plainLetters(column) === 'additionalattributes')
  if (at === -1) return undefined
  return (cells) =>
    (cells[at] ?? '')
      .split(',')
      .map((pair) => {
        const [name = '', value = ''] = pair.split('=')
        return { name: name.trim(), value: value.trim() }
      })
      .filter((option) => isOfSizes(option) || COLOURS_CALLED.test(option.name))
}
