import type { Serve } from '../platform/calls.ts'

export function auditRoutes(_serve: Serve): void {}
