export type FileLimits = {
  bytes: number;
  /** Elements inside elements. The deepest of the accepted formats has 17. */
  depth: number;
  /** Elements and attributes. */
  nodes: number;
};

/** About 300 000 transactions of camt.054, a hundred times those of a busy month. */
export const fileLimits: FileLimits = { bytes: 300_000_000, depth: 40, nodes: 20_000_000 };
