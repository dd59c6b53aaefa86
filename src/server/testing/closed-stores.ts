import type { TestShop } from './shop.ts'

/** Closes every store but the house store: their names are free again. */
export async function closeAllStores({ db }: TestShop): Promise<void> {
  await db.updateTable('vendors').set({ deleted_at: new Date() }).where('is_house', '=', false).execute()
}
