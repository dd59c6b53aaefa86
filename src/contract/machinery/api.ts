import { listAudit } from '../audit.ts'
import { changePassword, endSessions, login, me, register } from '../auth.ts'
import { addToCart, changeCartLine, clearCart, readCart, removeCartLine } from '../cart.ts'
import {
  categoryTree,
  createCategory,
  deleteCategory,
  listCategories,
  managedTree,
  placeCategory,
  readCategory,
  updateCategory,
} from '../categories.ts'
import { createOrder, readQuote } from '../checkout.ts'
import { readFigures, readStats } from '../dashboard.ts'
import { exportProducts, readImport, startImport } from '../imports.ts'
import { listFailedJobs, retryJob } from '../jobs.ts'
import { listMessages, readMessage, sendMessage } from '../notifications.ts'
import { completeOrders, listOrders, moveOrder, readOrder } from '../orders.ts'
import { readProduct, similarProducts } from '../products.ts'
import {
  countFacets,
  frontProducts,
  listAisles,
  listProducts,
  listProductsOfCategory,
  nearestProducts,
  suggestSearches,
} from '../search.ts'
import {
  createProduct,
  deleteProduct,
  deleteProducts,
  listManagedProducts,
  listOwnProducts,
  listSizeCharts,
  readManagedProduct,
  updateProduct,
} from '../selling.ts'
import { publicSettings, readSettings, updateSettings } from '../settings.ts'
import { changeRole, deleteUser, listUsers, toggleActive } from '../users.ts'
import {
  acceptName,
  approveVendor,
  deleteVendor,
  listVendors,
  myStore,
  readStore,
  registerVendor,
  rejectVendor,
  updateStore,
} from '../vendors.ts'

/** Every call of the shop. A test looks that each has a handler. */
export const api = [
  login,
  register,
  me,
  changePassword,
  endSessions,
  registerVendor,
  listCategories,
  categoryTree,
  readCategory,
  listProducts,
  frontProducts,
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
  readQuote,
  createOrder,
  listOrders,
  readOrder,
  completeOrders,
  moveOrder,
  listAudit,
  readSettings,
  updateSettings,
  publicSettings,
  listUsers,
  changeRole,
  toggleActive,
  deleteUser,
  myStore,
  updateStore,
  listVendors,
  approveVendor,
  rejectVendor,
  acceptName,
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
  listFailedJobs,
  retryJob,
  readStats,
  readFigures,
  listMessages,
  readMessage,
  sendMessage,
] as const

type AnyEndpoint = (typeof api)[number]

/** Types alone, so that no schema is loaded with a page (decision 002). */
export type Calls = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E }
export type CallName = keyof Calls
