import { type CourierStatus } from '#contract/values/couriers';
import type { Stage } from '#contract/values/stages';
import type { ConsignmentRecord } from './consignments.queries.ts';
export declare const DOOR: readonly CourierStatus[];
/** After them something came to its end. */
export declare const ENDS: readonly CourierStatus[];
/** After them nothing comes any more. */
export declare const OVER: readonly CourierStatus[];
/** Whether a word brings on a consignment of which that was the furthest before. */
export declare function isAhead(word: CourierStatus, before: CourierStatus | null): boolean;
interface KnownOfDoor {
    /** The company’s word of how it ended. */
    door: CourierStatus | null;
    stage: Stage;
    isPartlyReported?: boolean;
}
/** Whether what was not kept, or was exchanged, comes back: the parcel itself stays what it is. */
export declare function isRest(told: CourierStatus, { door, stage, isPartlyReported }: KnownOfDoor): boolean;
export declare function comesBack(word: CourierStatus): boolean;
/** That it is not delivered, which fits to what was given up. */
export declare const NOT_DELIVERED: readonly CourierStatus[];
/** Nobody waits for it any more, as it was not booked, given up or called off. */
export declare function isGivenUp({ state, word }: Pick<ConsignmentRecord, 'state' | 'word'>): boolean;
export {};
