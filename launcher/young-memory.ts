/**
 * How Node is started for the server. A request leaves much that is soon forgotten; with 16 MB for
 * it, as by default, collecting that took a tenth of the server's time for a list.
 */
export const youngMemory = '--max-semi-space-size=64';
