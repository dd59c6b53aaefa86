import type { LineCommission } from '../with-commission.ts'

/** Of lines that are put together by hand. */
export const NO_COMMISSION: LineCommission = {
  ...{ ruleName: '', basisPoints: 0, fixedPoisha: 0, commissionVat: 0, goodsVat: 0 },
  ...{ commissionPoisha: 0, commissionVatPoisha: 0 },
}
