/** The server could not be reached or did not answer in its own words. Trying again may help. */
export class ConnectionFailure extends Error {
  override name = 'ConnectionFailure';
}

/** The server answered that something broke. The correlation id helps those who look for it. */
export class GraphQLFailure extends Error {
  override name = 'GraphQLFailure';
  readonly correlationId: string | null;

  constructor(message: string, correlationId: string | null) {
    super(message);
    this.correlationId = correlationId;
  }
}
