/**
 * Node options of the server. A request allocates much short-lived memory; with the default of 16 MB for it,
 * garbage collection took a tenth of the server's time for a list.
 */
export const youngMemory = '--max-semi-space-size=64';
