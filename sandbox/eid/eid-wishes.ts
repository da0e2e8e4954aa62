/** What the e-ID that is played is told. */
export type EidWishes = {
  /** How the product calls it. */
  issuer: string;
  /** Where a browser finds it. */
  seenAt: string;
  /** Where the portal may be, which people are sent back to. */
  origins: readonly string[];
  client: { id: string; secret: string };
};
