import i18next from 'i18next';
import { GraphQLFailure } from '../../graphql/GraphQLFailure.ts';
import { SessionEnded } from '../../graphql/SessionEnded.ts';
import { toast } from './toast.ts';

/**
 * Says that a call failed, and what one does about it. The same trouble is said once, however many
 * calls it hits; the end of a session is told where one signs in again. `lost` says what that means
 * where it matters.
 */
export function toastFailure(error: unknown, lost?: string): void {
  if (error instanceof SessionEnded) return;
  const broke = error instanceof GraphQLFailure;
  if (broke) {
    toast.failure(i18next.t('app:toast.brokeCure'), 'graphql', i18next.t('app:toast.broke'));
  } else if (lost) {
    toast.failure(lost, 'network');
  } else {
    toast.failure(i18next.t('app:toast.networkCure'), 'network', i18next.t('app:toast.network'));
  }
}
