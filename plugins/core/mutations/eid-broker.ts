/** The broker of national e-ID, an OpenID provider, with our credentials there. */
export interface EidBroker {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The portal's own pages, to which people come back. */
  redirectUris: readonly string[];
  /** The time limit of an answer, if not the usual one. */
  patienceMs?: number;
}
