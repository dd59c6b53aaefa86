import type { Serve } from '../platform/calls.ts'

export function ordersRoutes(_serve: Serve): void {}
