/** Named objects, each whole or not there. Throws what the system or the storage says. */
export interface BackupTarget {
  put(name: string, bytes: Uint8Array): Promise<void>
  get(name: string): Promise<Uint8Array | undefined>
  /** Missing is deleted. */
  delete(name: string): Promise<void>
  /** Names below a folder, `wal/`. */
  list(folder: string): AsyncIterable<string>
  /** Removes what a stopped machine began before then and never finished. */
  discardUnfinished(before: Date): Promise<void>
}
