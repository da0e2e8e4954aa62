/** The settings of an installation: of a checkout, or of the browser tests. */
export interface Installation {
  root: string;
  /** All its files on disk. */
  dataFolder: string;
  port: number;
  /** By which this machine reaches the server. */
  host: string;
  publicUrl: string;
  filesUrl: string;
  /** Instead of the one in the data folder. */
  secret: string | null;
  /** The one it takes the place of, for the one start at which a shared Postgres learns of it. */
  secretBefore: string | null;
  /** A Postgres to use instead of the embedded one. */
  databaseUrl: string | null;
  /** The address of a streaming replica of it. */
  databaseReplicaUrl: string | null;
  /** The address of PgBouncer or another pooler before it, for requests. */
  databasePoolerUrl: string | null;
  /** The parent folder of the embedded Postgres's data, instead of the data folder. */
  databasePlace: string | null;
  /** Of the embedded Postgres, as `name=value`. */
  databaseSettings: string[];
  smtpUrl: string | null;
  mailFrom: string | null;
  smsUrl: string | null;
  smsFrom: string | null;
  webhooks: string | null;
  /** By which other programs read the texts. */
  translationsKey: string | null;
  registerUrl: string | null;
  /** The service for address look-up, or `off`, and the key for it. */
  addressesUrl: string | null;
  addressesKey: string | null;
  /** The provider of background checks, or `off`, and the secret we share with it. */
  checksUrl: string | null;
  checksSecret: string | null;
  /** The folder shared with the bank, or `off`. */
  bankFilesUrl: string | null;
  /** The access point for EHF, or `off`, and the secret we share with it. */
  accessPointUrl: string | null;
  accessPointSecret: string | null;
  /** The domain of addresses for receipts by mail, or `off`, and the secret we share with its mail server. */
  inboundMailDomain: string | null;
  inboundMailSecret: string | null;
  /** The broker of national e-ID, with our credentials there. */
  eidIssuer: string | null;
  eidClientId: string | null;
  eidClientSecret: string | null;
  /** The proxies trusted to report a caller's address. */
  trustProxy: string | null;
  hasDemo: boolean;
  /** Refuses a database that contains the demo, whose log-ins are public. */
  refusesDemo?: boolean;
  isDevelopment: boolean;
}

/** Of an installation whose external services are all simulated. */
export const everythingSimulated = {
  smtpUrl: null,
  mailFrom: null,
  smsUrl: null,
  smsFrom: null,
  webhooks: null,
  translationsKey: null,
  registerUrl: null,
  addressesUrl: null,
  addressesKey: null,
  checksUrl: null,
  checksSecret: null,
  bankFilesUrl: null,
  accessPointUrl: null,
  accessPointSecret: null,
  inboundMailDomain: null,
  inboundMailSecret: null,
  eidIssuer: null,
  eidClientId: null,
  eidClientSecret: null,
};
