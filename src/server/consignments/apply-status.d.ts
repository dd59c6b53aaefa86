import type { ReportedStatus, StatusReport } from '../couriers/courier.ts';
import type { Db } from '../platform/database/db.ts';
export interface SourcedReport {
    told: StatusReport & Partial<Pick<ReportedStatus, 'number'>>;
    source: 'push' | 'asked';
    /** When the shop learned of it. */
    at: Date;
    /** Of what was asked for: in how many seconds it is again, where this is news and where it says the same. */
    askIn?: {
        news: number;
        same: number;
    };
}
/**
 * What a company says of a consignment, in one transaction: it is written down, and the parcel goes on by it. Words that come twice, late
 * or out of order are kept and change nothing (docs/decisions/060).
 */
export declare function applyStatus(tx: Db, consignmentId: number, { told: heard, source, at, askIn }: SourcedReport): Promise<void>;
