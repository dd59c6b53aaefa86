import { listAudit } from './audit.ts'
import { login, me, register } from './auth.ts'
import { addToCart, changeCartLine, clearCart, readCart, removeCartLine } from './cart.ts'
import {
  countFacets,
  listAisles,
  listProducts,
  listProductsOfCategory,
  nearestProducts,
  readProduct,
  similarProducts,
  suggestSearches,
} from './catalog.ts'
import {
  categoryTree,
  createCategory,
  deleteCategory,
  listCategories,
  managedTree,
  placeCategory,
  readCategory,
  updateCategory,
} from './categories.ts'
import { readFigures, readStats } from './dashboard.ts'
import {
  createProduct,
  deleteProduct,
  deleteProducts,
  listManagedProducts,
  listOwnProducts,
  listSizeCharts,
  readManagedProduct,
  updateProduct,
} from './managed-products.ts'
import { createOrder, listOrders, moveOrder, readOrder } from './orders.ts'
import { exportProducts, readImport, startImport } from './product-csv.ts'
import { changeRole, deleteUser, listUsers, toggleActive } from './users.ts'
import {
  approveVendor,
  deleteVendor,
  listVendors,
  myStore,
  readStore,
  registerVendor,
  rejectVendor,
  updateStore,
} from './vendors.ts'

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
  nearestProducts,
  listAisles,
  countFacets,
  suggestSearches,
  readProduct,
  similarProducts,
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
  listAudit,
  listUsers,
  changeRole,
  toggleActive,
  deleteUser,
  myStore,
  updateStore,
  listVendors,
  approveVendor,
  rejectVendor,
  deleteVendor,
  readStore,
  managedTree,
  createCategory,
  updateCategory,
  placeCategory,
  deleteCategory,
  createProduct,
  updateProduct,
  deleteProduct,
  deleteProducts,
  listOwnProducts,
  listManagedProducts,
  readManagedProduct,
  listSizeCharts,
  startImport,
  readImport,
  exportProducts,
  readStats,
  readFigures,
] as const

type AnyEndpoint = (typeof api)[number]

/** Calls by name: `'GET /api/product/:id'`. The browser uses names, so that no schema is loaded with a page. */
export type Calls = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E }
export type CallName = keyof Calls
