import { EVERYDAY } from './fabrics-everyday.ts'
import { FESTIVE } from './fabrics-festive.ts'

export const FABRICS = { ...EVERYDAY, ...FESTIVE }
export type FabricName = keyof typeof FABRICS
