/** How long a process that serves waits, in ms. Programs of tests wait longer (testing/shop-program.ts). */
export const SERVING_LIMITS = {
  /** In a queue (database, pages) before newcomers are refused: such a queue stands instead of passing; a crowd within it is let in whole. */
  longestWaitMs: 1_000,
  /** For the requests under way, once asked to stop. */
  stopAtMostMs: 10_000,
}
