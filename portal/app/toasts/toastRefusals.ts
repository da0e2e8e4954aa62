import i18next from 'i18next';
import { type Refusal, refusalNamespaces, refusalText } from '../errors/refusalText.ts';
import { toast } from './toast.ts';
import { toastFailure } from './toastFailure.ts';

/** One toast per different text; each is chosen by its code. */
export function toastRefusals(refusals: readonly Refusal[]): void {
  if (refusals.length === 0) return;
  const say = () => {
    const texts = refusals.map((one) => refusalText(one, i18next.language));
    for (const text of new Set(texts)) toast.failure(text);
  };
  i18next.loadNamespaces(refusalNamespaces).then(say, toastFailure);
}
