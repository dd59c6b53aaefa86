import { expect, test } from 'vitest'
import { api } from '#contract/calls'
import { isFiniteAddress } from './finite-address.ts'

/** Whether any call says so, as the cache asks: by the call that the address belongs to. */
function isLasting(url: string): boolean {
  const [path] = url.split('?')
  return api.some(
    (endpoint) =>
      new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`).test(path ?? '') && isFiniteAddress(endpoint, url),
  )
}

test.each([
  ...['/api/categories', '/api/categories/tree', '/api/categories/7', '/api/stores/7', '/api/product/7'],
  ...['/api/product', '/api/product/aisles', '/api/product?limit=24', '/api/product?limit=1'],
  ...['/api/product?categoryId=7&limit=24', '/api/product?vendorId=7&sort=price_asc&limit=24'],
  ...['/api/product?sort=newest&limit=24', '/api/product/GetProductByCategoryId/7'],
])('the shop has only so many answers like %s', (url) => {
  expect(isLasting(url)).toBe(true)
})

test.each([
  ...['/api/product?search=x&limit=24', '/api/product?limit=23', '/api/product?limit=24&cursor=x'],
  ...['/api/product?categoryId=7&vendorId=7&limit=24', '/api/product?sort=relevance&limit=24'],
  ...['/api/product/07', '/api/Product/7', '/api/product/7?x=1', '/api/product/facets', '/api/product/7/similar'],
])('there is no end of answers like %s', (url) => {
  expect(isLasting(url)).toBe(false)
})
