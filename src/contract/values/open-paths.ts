/** Calls to paths that contain one of these go out without a token that has expired; any other ends the session and is not sent (spec §7). */
export const OPEN_PATHS = [
  '/api/product',
  '/api/categories/tree',
  '/api/auth',
  '/api/vendors/register',
  // Our own: every public page shows what it answers.
  '/api/settings/public',
]
