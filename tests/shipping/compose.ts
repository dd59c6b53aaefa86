import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { projectRoot } from '../../src/server/platform/process/project.ts'
import { settingsIn } from './settings-in.ts'

export interface Service {
  image: string
  build?: { context: string; dockerfile: string }
  command?: string[]
  environment?: Record<string, string>
  volumes?: string[]
  ports?: string[]
  networks?: string[]
}

interface Compose {
  services: Record<string, Service>
  volumes: Record<string, unknown>
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } }>
}

export const composeText = readFileSync(join(projectRoot, 'deploy/compose.yaml'), 'utf8')

/** As it is read with these variables: `${NAME}`, `${NAME:-else}`, `${NAME:?why}`, and `$$` for a dollar. */
export function composeWith(given: Record<string, string>): Compose {
  const written = JSON.stringify(parse(composeText, { merge: true }))
  return JSON.parse(written, (key, value) => {
    if (typeof value === 'string') return filledIn(value, given)
    return key === 'environment' && Array.isArray(value) ? settingsIn(value.join('\n')) : value
  })
}

function filledIn(text: string, given: Record<string, string>): string {
  return text.replaceAll(
    /\$\$|\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (whole, name: string, kind?: string, words?: string) => {
      if (whole === '$$') return '$'
      if (given[name]) return given[name]
      if (kind === '-') return words ?? ''
      if (!kind && OPTIONAL.includes(name)) return ''
      throw new Error(`${name} is missing: ${words}`)
    },
  )
}

/** Empty in the `.env` of the documentation, so that Docker does not warn of each. */
export const OPTIONAL = ['SMTP_URL', 'MAIL_FROM', 'SMS_GATEWAY', 'SMS_SENDER', 'SMS_TOKEN']
/** Without which it does not start. */
export const REQUIRED = [...new Set([...composeText.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name))]
