import type { Serve } from '../platform/calls.ts'

/** Products as their stores manage them. */
export function managedProductsRoutes(_serve: Serve, _imagesDir: string): void {}
