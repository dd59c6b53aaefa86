import type { Serve } from '../platform/calls.ts'

export function dashboardRoutes(_serve: Serve): void {}
