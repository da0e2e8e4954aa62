import i18next from 'i18next';
import { GraphQLFailure } from '../../graphql/GraphQLFailure.ts';
import { SessionEnded } from '../../graphql/SessionEnded.ts';
import { toast } from './toast.ts';

/**
 * Says that a call failed. The same trouble is said once, however many calls it hits; the
 * end of a session is told where one signs in again. `lost` says what that means where it matters.
 */
export function toastFailure(error: unknown, lost?: string): void {
  if (error instanceof SessionEnded) return;
  const broke = error instanceof GraphQLFailure;
  const text = broke ? i18next.t('app:toast.broke') : (lost ?? i18next.t('app:toast.network'));
  toast.failure(text, broke ? 'graphql' : 'network');
}
