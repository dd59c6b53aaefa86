import { wrongOnPhoneAndLaptop } from './findings.ts'
import { open, sees, seesHeading } from './look.ts'
import { comeToCheckout, confirmOrder, putInCart } from './ordering.ts'
import { expect, test } from './own-shop.ts'
import { newCustomer } from './people.ts'
import { newProduct, newStore } from './selling.ts'
import { PHONE } from './visit.ts'

test('where nobody can prove a phone, a large first order says that its store confirms it first, and the store is told what to do', async ({
  shop,
  visit,
}) => {
  const [store, customer] = [await newStore(shop.url), await newCustomer(shop.url)]
  const garment = await newProduct(store, { name: 'Panjabi for a wedding', priceTaka: 500, stock: { M: 40 } })
  const page = await visit({ ...PHONE, as: customer })
  await putInCart(customer, garment, 30)
  await comeToCheckout(page, customer, garment)
  await confirmOrder(page)
  await seesHeading(page, 'Thank You for Your Order!')
  const words = 'This is a large first order, so the store confirms it first. No stock is reserved until then.'
  await sees(page, words)
  expect(await wrongOnPhoneAndLaptop(page)).toEqual([])
  await page.getByRole('link', { name: 'See this order' }).click()
  await sees(page, words)
  expect(await wrongOnPhoneAndLaptop(page)).toEqual([])
  const desk = await visit({ ...PHONE, as: store })
  await open(desk, '/dashboard/parcels?list=to_confirm')
  const notPutAside = desk.getByText('Large order, new customer: call first. Stock is reserved once you confirm.')
  await notPutAside.waitFor()
  expect(await wrongOnPhoneAndLaptop(desk)).toEqual([])
  await desk.getByRole('listitem').getByRole('button', { name: 'Confirm', exact: true }).click()
  await notPutAside.waitFor({ state: 'detached' })
})
