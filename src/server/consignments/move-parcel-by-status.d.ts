import { type CourierStatus } from '#contract/values/couriers';
import type { StatusReport } from '../couriers/courier.ts';
import type { Db } from '../platform/database/db.ts';
import type { HeldConsignment } from './hold-consignment.ts';
type Said = StatusReport & {
    happenedAt: Date;
    /** The furthest that counted until then. */
    before: CourierStatus | null;
};
/** The parcel goes on by a word that counts; a part goes with its sum, where some of its pieces come to that. */
export declare function moveParcelByStatus(tx: Db, { held, consignment, openId }: HeldConsignment, told: Said): Promise<void>;
export {};
