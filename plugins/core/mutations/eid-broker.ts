/** The broker of national e-ID, an OpenID provider, and how it knows us. */
export interface EidBroker {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The portal's own pages, to which people come back. */
  redirectUris: readonly string[];
  /** How long an answer may take, if not the usual time. */
  patienceMs?: number;
}
