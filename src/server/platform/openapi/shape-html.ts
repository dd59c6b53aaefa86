import { escapeHtml } from '#contract/values/escape-html'
import { SHAPES_AT, type Shape } from './shapes.ts'

/** A shape as people write types: `{ quantity: integer, 1 to 99 }`, named shapes as links. */
export function shapeHtml(shape: Shape, depth = 0): string {
  if (shape.$ref) return link(shape.$ref)
  const alternatives = shape.anyOf ?? shape.oneOf
  if (alternatives) return alternatives.map((one) => shapeHtml(one, depth)).join(' or ')
  if (shape.properties) return objectHtml(shape, depth)
  if (shape.items) return `list of ${shapeHtml(shape.items, depth)}${note(limitsOf(shape))}`
  if (shape.enum) return shape.enum.map(literal).join(' | ')
  if (shape.const !== undefined) return literal(shape.const)
  return `<b>${escapeHtml(typeOf(shape))}</b>${note(limitsOf(shape))}`
}

function objectHtml({ properties = {}, required = [] }: Shape, depth: number): string {
  const indent = '  '.repeat(depth + 1)
  const rows = Object.entries(properties).map(([name, shape]) => {
    const mark = required.includes(name) ? '' : '<i>?</i>'
    const words = shape.description ? ` <small>${escapeHtml(shape.description)}</small>` : ''
    return `${indent}${escapeHtml(name)}${mark}: ${shapeHtml(shape, depth + 1)}${words}\n`
  })
  return `{\n${rows.join('')}${'  '.repeat(depth)}}`
}

function link(ref: string): string {
  const name = escapeHtml(ref.slice(SHAPES_AT.length))
  return `<a href="#shape-${name}">${name}</a>`
}

function typeOf({ type = 'anything', format, additionalProperties }: Shape): string {
  if (additionalProperties) return 'object of strings'
  const names = [type].flat()
  return format ? `${format}` : names.join(' or ')
}

function limitsOf(shape: Shape): string {
  const { minimum, exclusiveMinimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = shape
  const said = [
    range(minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1), maximum, ''),
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' of them'),
    pattern && !shape.format ? `like ${pattern}` : '',
    shape.default === undefined ? '' : `${shape.default} where absent`,
  ]
  return said.filter(Boolean).join('; ')
}

function range(least: number | undefined, most: number | undefined, of: string): string {
  if (least !== undefined && most !== undefined) return `${least} to ${most}${of}`
  if (least !== undefined) return `${least} or more${of}`
  return most === undefined ? '' : `at most ${most}${of}`
}

function note(words: string): string {
  return words ? ` <small>${escapeHtml(words)}</small>` : ''
}

function literal(value: unknown): string {
  return `<q>${escapeHtml(String(value))}</q>`
}
