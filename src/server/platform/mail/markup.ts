import { escapeHtml } from '#contract/values/escape-html'

/** HTML that is ready to be sent. */
export interface Markup {
  markup: string
}

type Inserted = string | number | Markup | Markup[]

/** HTML in which everything that is inserted is text, also inside an attribute in double quotes, unless it is `Markup` itself. */
export function html(parts: TemplateStringsArray, ...values: Inserted[]): Markup {
  return { markup: String.raw({ raw: parts }, ...values.map(markupOf)) }
}

function markupOf(value: Inserted): string {
  if (Array.isArray(value)) return value.map(({ markup }) => markup).join('')
  return typeof value === 'object' ? value.markup : escapeHtml(String(value))
}
