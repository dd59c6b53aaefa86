import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { root } from '../../scripts/prepare.mjs'
import { sticksOut } from './page-errors.ts'

const AXE = await readFile(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8')

/**
 * What is wrong with the page, light on a phone and dark on a laptop: each width and each scheme once. Overflow, targets too
 * small for a finger (`moreTargets` selects those beside the usual ones), what axe finds; of the laptop, whose elements are
 * the same, only the colours that the scheme changes.
 */
export async function wrongOnPhoneAndLaptop(page: Page, moreTargets = ''): Promise<string[]> {
  // At rest: a colour that is on its way from one scheme to the other is neither's.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const onPhone = [
    ...[...(await sticksOut(page)), ...(await overLabels(page))],
    ...[...(await smallTargets(page, moreTargets)), ...(await findingsOn(page))],
  ]
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const onLaptop = [...(await sticksOut(page)), ...(await findingsOn(page, ['color-contrast']))]
  await page.setViewportSize({ width: 360, height: 740 })
  return [...onPhone, ...onLaptop.map((words) => `on a dark laptop: ${words}`)]
}

/** What sticks out or is hard to read at these widths, in either scheme, the dark one last. */
export async function wrongByDayAndNight(page: Page, widths: number[]): Promise<string[]> {
  const wrong: string[] = []
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const found = [
        ...[...(await sticksOut(page)), ...(await overLabels(page))],
        ...(await findingsOn(page, ['color-contrast'])),
      ]
      wrong.push(...found.map((words) => `${colorScheme} at ${width} px: ${words}`))
    }
  await page.setViewportSize({ width: 360, height: 740 })
  return wrong
}

/** What axe finds on the page as it is now, a line each: the rule, and where. By all of its rules unless some are named. */
async function findingsOn(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await bringAxe(page)
  return await page.evaluate(async (runOnly) => {
    // A colour that is on its way, as a button becomes one to press, is read by nobody.
    const isEnding = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isEnding)
        .map(({ finished }) => finished),
    )
    const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      // What it would fetch beforehand, styles and sounds, no rule that we use asks for.
      preload: false,
      ...(runOnly ? { runOnly } : {}),
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`),
    )
  }, rules)
}

/** A script of the test's own, which the policy of the page does not concern: on this page, and on those to come at half its price. */
async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(AXE)
  await page.addInitScript(AXE)
}

/** On a card the column’s name stands before the cell: where one of the two reaches into the other’s room. */
async function overLabels(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    const range = document.createRange()
    return [...document.querySelectorAll<HTMLElement>('[data-label]')].flatMap((cell) => {
      const { display, paddingInlineStart, gridTemplateColumns } = getComputedStyle(cell)
      if (display !== 'grid' || !pen) return []
      const room = Number.parseFloat(gridTemplateColumns)
      const edge = cell.getBoundingClientRect().left + Number.parseFloat(paddingInlineStart) + room
      const { font, whiteSpace } = getComputedStyle(cell, '::before')
      const label = cell.dataset['label'] ?? ''
      pen.font = font
      const words = whiteSpace === 'nowrap' ? [label] : label.split(' ')
      const isWide = words.some((word) => pen.measureText(word).width > room + 1)
      const isUnder = [...cell.childNodes].some((node) => {
        range.selectNode(node)
        const { width, left } = range.getBoundingClientRect()
        return width > 0 && left < edge - 1
      })
      return isWide || isUnder ? [`the label ${label} is written over: ${cell.outerHTML.slice(0, 120)}`] : []
    })
  })
}

const TOUCHED =
  'button, .button, .header a, .product-card-buy, main input:not([type=hidden]), main textarea, main select'

/** Buttons, fields and what `more` selects, where it is too small for a finger: 44 px, or its label is. */
async function smallTargets(page: Page, more = ''): Promise<string[]> {
  return await page.evaluate((selector) => {
    const targets = document.querySelectorAll<HTMLElement>(selector)
    return [...targets].flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true })) return []
      const beside = target.matches('input.unseen') ? target.parentElement?.querySelector('label') : null
      const { width, height } = (target.closest('label') ?? beside ?? target).getBoundingClientRect()
      const isSmall = Math.round(width) < 44 || Math.round(height) < 44
      return isSmall ? [`${Math.round(width)}×${Math.round(height)} ${target.outerHTML.slice(0, 120)}`] : []
    })
  }, TOUCHED + more)
}
