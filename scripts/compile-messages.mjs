import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMessage, compilePattern } from '@inlang/paraglide-js'
import messageFormat from '@inlang/plugin-message-format'
import ts from 'typescript'
import { root } from './prepare.mjs'

// Paraglide reads and compiles the messages; here its functions become one typed module a language, each message one
// expression, so that a build can put it where it is said (docs/decisions/031). No network: the plugin is handed over.

const folder = join(root, 'messages')
const BASE = 'en'
/** As compiled: with a question mark, though all inputs are there. */
const INPUT = /\bi\?\.(?=\w)/g

/** The modules of `messages/compiled` that `messages/*.json` make, by file name. @returns {Promise<Record<string, string>>} */
export async function compileMessages() {
  const languages = readdirSync(folder).flatMap((name) => /^([a-z]{2})\.json$/.exec(name)?.[1] ?? [])
  const files = languages.map((locale) => ({ locale, content: readFileSync(join(folder, `${locale}.json`)) }))
  const settings = { baseLocale: BASE, locales: languages }
  const bundles = nested(await messageFormat.importFiles({ files, settings }))
  return Object.fromEntries(languages.map((language) => [`${language}.ts`, moduleOf(bundles, language)]))
}

/** Bundles with their messages, and those with their variants. A project of Paraglide would put all into a database first: ten seconds. */
function nested({ bundles, messages, variants }) {
  const idOf = (bundle, locale) => `${locale} ${bundle}`
  const variantsOf = grouped(variants, (one) => idOf(one.messageBundleId, one.messageLocale))
  const messagesOf = grouped(messages, ({ bundleId }) => bundleId)
  return bundles.map((bundle) => ({
    ...bundle,
    messages: (messagesOf.get(bundle.id) ?? []).map((message) => ({
      ...message,
      variants: variantsOf.get(idOf(bundle.id, message.locale)) ?? [],
    })),
  }))
}

/** @template Row @param {Row[]} rows @param {(row: Row) => string} keyOf @returns {Map<string, Row[]>} */
function grouped(rows, keyOf) {
  const groups = new Map()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

/** @typedef {{ id: string, declarations: any[], messages: any[] }} Bundle */

/** @param {Bundle[]} bundles @param {string} language */
function moduleOf(bundles, language) {
  const lines = bundles
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((bundle) => {
      const message = bundle.messages.find(({ locale }) => locale === language)
      if (!message) throw new Error(`messages/${language}.json says nothing for ${bundle.id}`)
      return `export const ${bundle.id} = ${functionOf(bundle, message)}\n`
    })
  return `// Made from ${language}.json by \`npm run messages\`: change that.\n${lines.join('')}`
}

/** @param {Bundle} bundle @param {any} message */
function functionOf({ id, declarations }, message) {
  if (declarations.some(({ type }) => type !== 'input-variable')) throw new Error(`${id}: only inputs are compiled`)
  const tags = new Set(message.variants.flatMap(({ pattern }) => pattern.flatMap(tagOf)))
  const counts = new Set(message.variants.flatMap(({ matches }) => matches.flatMap(countOf)))
  const values = declarations.map(({ name }) => `${name}: ${counts.has(name) ? 'number' : 'string | number'}`)
  const inputs = [...values, ...[...tags].map((tag) => `${tag}: (words: string) => T`)].join('; ')
  if (tags.size > 0) return `<T>(i: { ${inputs} }) => ${partsOf(id, declarations, message)}`
  return `(${inputs && `i: { ${inputs} }`}) => ${expressionOf(compileMessage(declarations, message, message.variants).code)}`
}

/** @param {any} part */
function tagOf(part) {
  return part.type === 'markup-start' || part.type === 'markup-standalone' ? [part.name] : []
}

/** An input that a number is asked of. @param {any} match */
function countOf(match) {
  return match.type === 'literal-match' && /^\d+$/.test(match.value) ? [match.key] : []
}

/** Words and what stands between them: a tag is a function of its words. */
function partsOf(id, declarations, { variants, locale }) {
  if (variants.length > 1) throw new Error(`${id}: tags stand in a message of one form`)
  const parts = []
  const inside = []
  let tag
  for (const part of variants[0].pattern) {
    if (part.type === 'markup-start') tag = part.name
    else if (part.type === 'markup-standalone') parts.push(`i.${part.name}(\`\`)`)
    else if (part.type === 'markup-end') {
      const { code } = compilePattern({ pattern: inside.splice(0), declarations, locale })
      parts.push(`i.${tag}(${code})`)
      tag = undefined
    } else if (tag) inside.push(part)
    else parts.push(compilePattern({ pattern: [part], declarations, locale }).code)
  }
  return `[${parts.join(', ').replaceAll(INPUT, 'i.')}]`
}

/** `if (a) return b; return c` as `a ? b : c`, without the casts for a JavaScript that is checked. @param {string} code */
function expressionOf(code) {
  const source = ts.createSourceFile('message.ts', `const f = ${code}`, ts.ScriptTarget.Latest, true)
  /** @type {any} */
  const [compiled] = source.statements
  const arrow = compiled.declarationList.declarations[0].initializer
  const printer = ts.createPrinter({ removeComments: true })
  const print = (node) =>
    printer
      .printNode(ts.EmitHint.Expression, ts.isParenthesizedExpression(node) ? node.expression : node, source)
      .replaceAll(INPUT, 'i.')
  return arrow.body.statements
    .map((/** @type {any} */ { expression, thenStatement }) =>
      thenStatement ? `${print(expression)} ? ${print(thenStatement.expression)} : ` : print(expression),
    )
    .join('')
    .replaceAll(/(i\.\w+) === (\d+) \|\| \1 === "\2"/g, '$1 === $2')
}
