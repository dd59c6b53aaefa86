import { type Company } from '#contract/values/couriers';
import type { WebhookRequest } from '../couriers/courier.ts';
import type { CourierSecrets } from '../couriers/secrets.ts';
import { type Db } from '../platform/database/db.ts';
export interface CourierWebhook extends WebhookRequest {
    company: Company;
    /** As it came. */
    body: string;
    address: string;
}
/**
 * Takes a webhook: known by its secret, stored as it came, once; `queueCourierWebhooks` has it processed. Refuses `not_signed_in`, and `too_many_attempts`
 * to who shows wrong secrets, or far too many of one account.
 */
export declare function takeCourierWebhook(db: Db, secrets: CourierSecrets, { company, body, address, ...asked }: CourierWebhook): Promise<void>;
/**
 * A relay: makes jobs of the webhooks that were stored, those of an account one after the other, as they came: a queue keeps no order among
 * jobs of one moment, so that they share one. How many it queued.
 */
export declare function queueCourierWebhooks(db: Db): Promise<number>;
/** What was told, applied once. What cannot be processed says why, and stays to be read. */
export declare function processCourierWebhook(db: Db, id: number): Promise<void>;
