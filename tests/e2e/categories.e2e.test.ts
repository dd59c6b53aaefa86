import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { inject } from 'vitest'
import { call } from './calls.ts'
import { answerDialog, open, sees, seesHeading, untilAt, untilCaughtUp } from './look.ts'
import { theAdmin } from './people.ts'
import { newProduct } from './selling.ts'
import { toastsSoFar, untilToasted } from './toasts.ts'
import { expect, test } from './visit.ts'

const TREE = '/admin/categories'

const fresh = (name: string) => `${name} ${randomUUID().slice(0, 6)}`
const rowOf = (page: Page, name: string) => page.locator('.categories-row', { hasText: name })

/** A branch that no other test touches, with these below it. */
async function newBranch(...names: string[]): Promise<{ root: string; ids: number[] }> {
  const admin = await theAdmin()
  const root = fresh('Eid')
  const { id: parentId } = await call('POST /api/categories', { body: { name: root, parentId: null } }, admin)
  const ids = [parentId]
  for (const name of names) ids.push((await call('POST /api/categories', { body: { name, parentId } }, admin)).id)
  return { root, ids }
}

/** What shoppers see below a category, as their tree has it. */
async function publicBranch(root: string): Promise<string[] | undefined> {
  const tree = await call('GET /api/categories/tree', {}, { shopUrl: inject('shop').url })
  return tree.find(({ name }) => name === root)?.children.map(({ name }) => name)
}

async function hasFocus(field: Locator): Promise<boolean> {
  return await field.evaluate((element) => element === document.activeElement)
}

/** Unfolded, so that the rows below it can be seen. */
async function openBranch(page: Page, root: string): Promise<void> {
  await open(page, TREE)
  await page.getByRole('button', { name: `${root}: subcategories` }).click()
}

async function openMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
}

/** Takes a row by its handle and lets go once the other shows that it would go before it. */
async function dragBefore(row: Locator, other: Locator): Promise<void> {
  const { mouse } = row.page()
  // Nothing may scroll once the button is down: then the browser does not know what was taken.
  await other.hover()
  await row.locator('.categories-row-handle').hover()
  await mouse.down()
  let x = 80
  await expect
    .poll(async () => {
      x += 2
      await other.hover({ position: { x, y: 4 } })
      return await other.getAttribute('data-drop')
    })
    .toBe('before')
  await mouse.up()
}

test('a root and a subcategory are added on the spot, trimmed, and shoppers find both', async ({ visit }) => {
  const [root, child] = [fresh('Winter'), fresh('Shawls')]
  const page = await visit({ as: await theAdmin() })
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await open(page, TREE)
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.press('Enter')
  await sees(page, 'Name is required')
  await name.fill(root)
  await page.getByText('Name is required').waitFor({ state: 'detached' })
  await name.fill('')
  await name.blur()
  await sees(page, 'Name is required')
  await name.fill(root)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await rowOf(page, root).getByText('Active', { exact: true }).waitFor()

  const addBelow = page.getByRole('button', { name: `+ Subcategory of ${root}` })
  const below = page.getByRole('textbox', { name: `Subcategory of ${root}` })
  await addBelow.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await below.waitFor({ state: 'detached' })
  await addBelow.click()
  await below.fill('   ')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => hasFocus(below)).toBe(true)
  await below.fill(`  ${child}  `)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await rowOf(page, child).waitFor()
  expect(sent).toHaveLength(2)
  await expect.poll(() => publicBranch(root)).toEqual([child])

  await open(page, '/shop')
  const tree = page.getByRole('navigation', { name: 'Shop by Category' })
  await tree.getByRole('link', { name: root }).click()
  await tree.getByRole('link', { name: child }).waitFor()
})

test('the form asks for a name once it was touched, and keeps what it is given', async ({ visit }) => {
  const { root } = await newBranch('Kurtis')
  const [name, renamed] = [fresh('Frocks'), fresh('Party frocks')]
  const page = await visit({ as: await theAdmin() })
  await open(page, `${TREE}/create`)
  const field = page.getByRole('textbox', { name: 'Name', exact: true })
  expect(await page.getByText('Name is required').count()).toBe(0)
  await page.getByRole('button', { name: 'Create Category' }).click()
  await sees(page, 'Name is required')
  await expect.poll(() => hasFocus(field)).toBe(true)
  await untilAt(page, `${TREE}/create`)
  await field.fill(name)
  await page.getByRole('combobox', { name: 'Parent Category' }).selectOption({ label: root })
  await page.getByRole('button', { name: 'Create Category' }).click()
  await untilAt(page, TREE)
  await rowOf(page, name).waitFor()

  await page.getByRole('searchbox', { name: 'Find a category by name' }).fill(name)
  await page.getByRole('link', { name: `Edit ${name}` }).click()
  await seesHeading(page, 'Edit Category')
  await field.fill(renamed)
  await page.getByRole('button', { name: 'Update Category' }).click()
  await untilToasted(page, 'success', 'Category updated.')
  await expect.poll(() => publicBranch(root)).toEqual(['Kurtis', renamed])
})

test('siblings change places by keyboard and by dragging, and shoppers see the new order', async ({ visit }) => {
  const [first, second, third] = [fresh('Sarees'), fresh('Kameez'), fresh('Orna')]
  const { root } = await newBranch(first, second, third)
  const page = await visit({ as: await theAdmin() })
  await openBranch(page, root)
  await page.getByRole('button', { name: `More for ${third}` }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Move up' }).focus()
  await page.keyboard.press('Enter')
  await sees(page, `${third} is now 2 of 3 below ${root}.`)
  await page.keyboard.press('Enter')
  await sees(page, `${third} is now 1 of 3 below ${root}.`)
  await expect.poll(() => publicBranch(root)).toEqual([third, first, second])

  await dragBefore(rowOf(page, third), rowOf(page, second))
  await sees(page, `${third} is now 2 of 3 below ${root}.`)
  await expect.poll(() => publicBranch(root)).toEqual([first, third, second])
})

test('presses that come while another is on its way wait for their turn', async ({ visit }) => {
  const [first, second, third] = [fresh('Sarees'), fresh('Kameez'), fresh('Orna')]
  const { root } = await newBranch(first, second, third)
  const page = await visit({ as: await theAdmin() })
  await openBranch(page, root)
  await openMore(page, third)
  const pressTwice = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
  await pressTwice('Move up')
  await sees(page, `${third} is now 1 of 3 below ${root}.`)
  await expect.poll(() => publicBranch(root)).toEqual([third, first, second])
  // Off is off, however often it is asked for.
  await pressTwice('Deactivate')
  await rowOf(page, third).getByText('Inactive', { exact: true }).waitFor()
  await expect.poll(() => publicBranch(root)).toEqual([first, second])
  await untilCaughtUp(page)
  expect(await toastsSoFar(page, 'error')).toEqual([])
})

test('a branch moves under another with all that is below it; what is hidden is hidden from shoppers', async ({
  visit,
}) => {
  const [to, moved] = [await newBranch('Men'), await newBranch('Women')]
  const page = await visit({ as: await theAdmin() })
  await open(page, TREE)
  await openMore(page, moved.root)
  await page.getByRole('combobox', { name: 'Move under…' }).selectOption({ label: to.root })
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await sees(page, `${moved.root} is now 2 of 2 below ${to.root}.`)
  await expect.poll(() => publicBranch(to.root)).toEqual(['Men', moved.root])
  await expect.poll(() => publicBranch(moved.root)).toBeUndefined()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await rowOf(page, moved.root).getByText('Inactive', { exact: true }).waitFor()
  await expect.poll(() => publicBranch(to.root)).toEqual(['Men'])
})

test('a category that is not empty stays, and says what is in the way; an empty one goes after a question', async ({
  visit,
  troubles,
}) => {
  troubles.expect(/^answer 409 DELETE \/api\/categories\/\d+/)
  const child = fresh('Caps')
  const { root, ids } = await newBranch(child)
  await newProduct(await theAdmin(), { name: `Tupi ${root}`, fields: { category: ids[0] } })
  const page = await visit({ as: await theAdmin() })
  await openBranch(page, root)
  await page.getByRole('button', { name: `Delete ${root}` }).click()
  expect(await answerDialog(page, 'Delete')).toBe(`Are you sure you want to delete “${root}”?`)
  await untilToasted(page, 'error', 'This category still has 1 subcategory and 1 product.')
  await rowOf(page, root).waitFor()

  const deleteMen = page.getByRole('button', { name: 'Delete Men', exact: true })
  await expect.poll(() => deleteMen.getAttribute('aria-disabled')).toBe('true')
  await deleteMen.press('Enter')
  await untilToasted(page, 'info', 'Men can be renamed or hidden, but not deleted.')

  await page.getByRole('button', { name: `Delete ${child}` }).click()
  await answerDialog(page, 'No, go back')
  await page.getByRole('button', { name: `Delete ${child}` }).click()
  await answerDialog(page, 'Delete')
  await rowOf(page, child).waitFor({ state: 'detached' })
  await expect.poll(() => publicBranch(root)).toEqual([])
})
