import type { CourierStatus } from './couriers.ts'
/** What couriers say of a parcel, as people read it. */
export declare const COURIER_STATUS_TEXTS: Record<CourierStatus, string>
/** In a courier’s own words only where none of ours is for it. */
export declare function courierStatusText({ word, said }: { word: CourierStatus | null; said: string }): string
