/** The options of the simulated e-ID. */
export type EidOptions = {
  /** The address used by the product. */
  issuer: string;
  /** The address used by browsers. */
  seenAt: string;
  /** The possible origins of the portal, for the redirect. */
  origins: readonly string[];
  client: { id: string; secret: string };
};
