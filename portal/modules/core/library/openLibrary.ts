/**
 * What the library needs is told here and not at the routes, which everybody fetches: it is all of the
 * shared parts.
 */
export const openLibrary = async () => (await import('./ComponentLibrary.tsx')).ComponentLibrary;
