import type { Serve } from '../platform/calls.ts'

export function categoriesRoutes(_serve: Serve): void {}
