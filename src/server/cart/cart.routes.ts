import type { Serve } from '../platform/calls.ts'

export function cartRoutes(_serve: Serve): void {}
