import type { Serve } from '../platform/calls.ts'

export function catalogRoutes(_serve: Serve): void {}
