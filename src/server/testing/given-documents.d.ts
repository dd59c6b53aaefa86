import type { DocumentKind } from '#contract/values/store-documents';
import type { Db } from '../platform/database/db.ts';
interface Has {
    db: Db;
}
/** A number of its own each time. */
export declare function newNumber(digits: number): string;
export declare const BANK: {
    bank: string;
    branch: string;
    routingNumber: string;
    accountName: string;
};
interface GivenDocument {
    kind?: DocumentKind;
    number?: string;
    state?: 'handed_in' | 'approved';
    holder?: string;
    address?: string;
    /** Handed in and decided; now where absent. */
    at?: Date;
}
/** Of a store without an open one: whatever of the kind was there is replaced. */
export declare function givenDocument({ db }: Has, vendorId: number, { kind, number, state, holder, address, at, }?: GivenDocument): Promise<number>;
/** At a bank; approved it is payable at once, unless it is said from when on. What was in that state is replaced. */
export declare function givenAccount({ db }: Has, vendorId: number, { state, number, payableFrom, }?: {
    state?: 'handed_in' | 'approved';
    number?: string;
    payableFrom?: Date;
}): Promise<number>;
export {};
