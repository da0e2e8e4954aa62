/** The server could not be reached or did not answer in its own words. Trying again may help. */
export class ConnectionFailure extends Error {
  override name = 'ConnectionFailure';
}
