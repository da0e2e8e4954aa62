import i18next from 'i18next';
import { GraphQLFailure } from '../../graphql/GraphQLFailure.ts';
import { toast } from './toast.tsx';

/** Says that a call failed. The same trouble is said once, however many calls it hits. */
export function toastFailure(error: unknown): void {
  const broke = error instanceof GraphQLFailure;
  const text = i18next.t(broke ? 'app:toast.broke' : 'app:toast.network');
  toast.failure(text, broke ? 'graphql' : 'network');
}
