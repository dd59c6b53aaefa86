import { inject, onTestFinished } from 'vitest'
import { type ShopProcess, startShopProcess } from '../../../scripts/shop-process.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    /** What long tests start, bundled once for all of them: paths (tests/torture/bundle-setup.ts). */
    programs: Record<
      'shop' | 'admin' | 'migrate' | 'movePictures' | 'backup' | 'restore' | 'jobs' | 'shoppers' | 'clock',
      string
    >
  }
}

/** Starts the shop from its sources in a process of its own. It ends with the test at the latest. */
export function startBundledShop(settings: Record<string, string>, preload: string[] = []): ShopProcess {
  const shop = startShopProcess({ program: inject('programs').shop, settings: { PATIENT: '1', ...settings }, preload })
  onTestFinished(async () => void (await shop.kill('SIGKILL')))
  return shop
}
