/** What was put into the backup target does not come back as it was. */
export class Damage extends Error {}
