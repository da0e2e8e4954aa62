import i18next from 'i18next';
import { GraphQLFailure } from '../../graphql/GraphQLFailure.ts';
import { SessionEnded } from '../../graphql/SessionEnded.ts';
import { toast } from './toast.tsx';

/**
 * Says that a call failed. The same trouble is said once, however many calls it hits; the
 * end of a session is told where one signs in again.
 */
export function toastFailure(error: unknown): void {
  if (error instanceof SessionEnded) return;
  const broke = error instanceof GraphQLFailure;
  const text = i18next.t(broke ? 'app:toast.broke' : 'app:toast.network');
  toast.failure(text, broke ? 'graphql' : 'network');
}
