/** What was put into the place of backups does not come back as it was. */
export class Damage extends Error {}
