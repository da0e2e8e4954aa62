import { sessionToken } from '../../graphql/session/sessionToken.ts';

/** Takes `dp-token` out of the address before anything can log, share or bookmark it. */
export function takeEntryToken(): void {
  const address = new URL(location.href);
  const token = address.searchParams.get('dp-token');
  if (!token) return;
  sessionToken.write(token);
  address.searchParams.delete('dp-token');
  history.replaceState(history.state, '', address);
}
