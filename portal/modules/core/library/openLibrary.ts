/**
 * The library loads its own dependencies here and not at the routes, which every page loads: it contains all
 * shared components.
 */
export const openLibrary = async () => (await import('./ComponentLibrary.tsx')).ComponentLibrary;
