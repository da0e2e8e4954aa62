/** The server answered that something broke. The correlation id helps those who look for it. */
export class GraphQLFailure extends Error {
  override name = 'GraphQLFailure';
  readonly correlationId: string | null;

  constructor(message: string, correlationId: string | null) {
    super(message);
    this.correlationId = correlationId;
  }
}
