import { login, me, register } from './auth.ts'
import { addToCart, changeCartLine, clearCart, readCart, removeCartLine } from './cart.ts'
import { listProducts, listProductsOfCategory, readProduct } from './catalog.ts'
import { categoryTree, listCategories, readCategory } from './categories.ts'
import { createOrder, listOrders, moveOrder, readOrder } from './orders.ts'
import { registerVendor } from './vendors.ts'

/** Every call of the shop. The server refuses to start when one of them has no handler. */
export const api = [
  login,
  register,
  me,
  registerVendor,
  listCategories,
  categoryTree,
  readCategory,
  listProducts,
  readProduct,
  listProductsOfCategory,
  addToCart,
  readCart,
  changeCartLine,
  removeCartLine,
  clearCart,
  createOrder,
  listOrders,
  readOrder,
  moveOrder,
] as const

type AnyEndpoint = (typeof api)[number]

/** Calls by name: `'GET /api/product/:id'`. The browser uses names, so that no schema is loaded with a page. */
export type Calls = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E }
export type CallName = keyof Calls
