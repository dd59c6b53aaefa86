import type { Db } from '../platform/db.ts'

/** Opens an approved store for an account that an admin made a vendor. */
export async function openStore(_tx: Db, _ownerId: number, _storeName: string): Promise<void> {}

/** Closes an account’s store: its products go off sale, its orders stay. */
export async function closeStoreOf(_tx: Db, _ownerId: number): Promise<void> {}
