import type { Serve } from '../platform/calls.ts'

/** Products from and to CSV. */
export function importRoutes(_serve: Serve): void {}
