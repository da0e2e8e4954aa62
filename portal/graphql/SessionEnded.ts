/** Nothing ran, because the token opens no session any more. Where the way leads is already known. */
export class SessionEnded extends Error {
  override name = 'SessionEnded';
}
