import i18next from 'i18next';
import { GraphQLFailure } from '../../graphql/GraphQLFailure.ts';
import { SessionEnded } from '../../graphql/SessionEnded.ts';
import { toast } from './toast.ts';

/**
 * Reports that a call failed and what to do about it. The same failure is shown once, however many calls it
 * hits; the end of a session is shown at the log-in instead. `lost` replaces the text for calls whose loss
 * matters.
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
