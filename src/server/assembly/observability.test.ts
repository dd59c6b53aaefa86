import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../platform/process/project.ts'
import { startMetrics } from '../platform/telemetry/metrics.ts'
import { giveBackDatabase, takeDatabase } from '../testing/fresh-database.ts'
import { gaugeShop } from './shop-metrics.ts'

const textOf = (path: string) => readFileSync(join(projectRoot, 'docs', path), 'utf8')
const alerts = textOf('observability/alerts.yml')
const dashboard = textOf('observability/grafana.json')
const operating = textOf('operating.md')

/** Each metric with its labels, as the shop would show it. */
let known: Map<string, string[]>
let close: () => Promise<void>
beforeAll(async () => {
  const database = await takeDatabase()
  const metrics = startMetrics('first', database.db)
  const shop = gaugeShop(database.db, { dataDir: tmpdir(), backups: { folder: tmpdir() } })
  const metric = [metrics.registry, shop.registry].flatMap((one) => one.getMetricsAsArray())
  known = new Map(metric.map((one) => [one.name, 'labelNames' in one ? (one.labelNames as string[]) : []]))
  close = async () => {
    metrics.stop()
    await giveBackDatabase(database)
  }
})
afterAll(() => close())

const OF_HISTOGRAM = /_(bucket|count|sum)$/

/** Names with the labels that are chosen by. */
function asked(expression: string): { name: string; labels: string[] }[] {
  return [...expression.matchAll(/\b(haat_\w+)(?:\{([^}]*)\})?/g)].map(([, name = '', chosen = '']) => ({
    name: known.has(name) ? name : name.replace(OF_HISTOGRAM, ''),
    labels: [...chosen.matchAll(/(\w+)\s*[=!]/g)].map(([, label = '']) => label),
  }))
}

const expressions = (): string[] => {
  const panels: { targets?: { expr: string }[] }[] = JSON.parse(dashboard).panels
  const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  return [...shown, ...[...alerts.matchAll(/expr: '(.*)'/g)].map(([, expr = '']) => expr)]
}

test('what the dashboard and the alerts ask for is there, with its labels', () => {
  expect(known.size).toBeGreaterThan(30)
  expect(expressions().length).toBeGreaterThan(50)
  for (const expression of expressions())
    for (const { name, labels } of asked(expression)) {
      expect([expression, name, known.has(name)]).toEqual([expression, name, true])
      for (const label of labels)
        expect([expression, known.get(name)]).toEqual([expression, expect.arrayContaining([label])])
    }
})

test('what is grouped by is a label', () => {
  const labels = new Set(['le', ...[...known.values()].flat()])
  const grouped = expressions().flatMap((one) => [...one.matchAll(/\b(?:by|ignoring) \(([^)]*)\)/g)])
  expect(grouped.length).toBeGreaterThan(20)
  for (const [, names = ''] of grouped)
    for (const name of names.split(/, ?/)) expect([name, labels.has(name)]).toEqual([name, true])
})

test('every alert says what to do, in a part of the manual that is there', () => {
  const anchors = new Set([...operating.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => anchorOf(title)))
  const runbooks = [...alerts.matchAll(/runbook: docs\/operating\.md#(\S+)/g)].map(([, anchor = '']) => anchor)
  expect(runbooks.length).toBe([...alerts.matchAll(/- alert: /g)].length)
  expect(runbooks.filter((anchor) => !anchors.has(anchor))).toEqual([])
})

test('the manual names each metric', () => {
  expect([...known.keys()].filter((name) => !operating.includes(`\`${name}\``))).toEqual([])
})

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}
