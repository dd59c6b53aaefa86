import type { Config } from '../config/config.ts'

export interface Greeted {
  url: string
  /** Password only where the shop chose it. */
  firstAdmin: { username: string; password: string | null } | null
  demo: { vendor: string; shopper: string; password: string } | null
}

/** The address and how to sign in: no password where `NODE_ENV=production`, as whatever keeps the log would keep it. */
export function greetingOf({ url, firstAdmin, demo }: Greeted, config: Config): string[] {
  const lines = [`Haat is open: ${url}`, adminLine(firstAdmin, config)]
  if (!demo) return lines
  const password = config.isProduction ? 'the password in secrets/demo-password of DATA_DIR' : demo.password
  return [
    ...lines,
    `Vendor:   ${demo.vendor} / ${password}   (demo)`,
    `Shopper:  ${demo.shopper} / ${password}   (demo)`,
  ]
}

/** How to sign in as the first admin; a password that the shop made up, this once. */
export function adminLine(made: Greeted['firstAdmin'], { admin, isProduction }: Config): string {
  const reset = `${isProduction ? 'node dist/server/admin.js' : 'npm run admin --'} --reset ${admin.username}`
  if (made?.password && isProduction) return `Admin:    ${made.username}, without a password yet   (make one: ${reset})`
  if (isProduction) return `Admin:    ${admin.username}   (lost the password: ${reset})`
  if (!made?.password) return `Admin:    ${admin.username}, with the password of the first start   (lost: ${reset})`
  return `Admin:    ${made.username} / ${made.password}   (shown only this once)`
}
