import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { useCheckText } from '../conditions/useCheckText.ts';
import { useDesign } from '../Design.ts';
import {
  type CheckPart,
  localize,
  type PagePart,
  type QuestionPart,
} from '../document/FormOutline.ts';
import { conditionsOn } from '../document/freeId.ts';

/**
 * Deletes a question or a page, and announces its dependents: they are always shown now, or a check has lost
 * its question.
 */
export function useRemoval() {
  const { t } = useMessages('recruitment/designer');
  const language = useLanguage();
  const { text, outline, edit, takeBack, announce } = useDesign();
  const checkText = useCheckText(outline);
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const nameOf = (part: PagePart | QuestionPart | CheckPart): string => {
    if ('jobCheckType' in part) return checkText.name(part);
    if ('page' in part) return localize(part.value.label, language) || part.id;
    return localize(part.value.title, language) || t('page.number', { number: part.at + 1 });
  };
  return (part: PagePart | QuestionPart, change: (text: string) => string): void => {
    const removed = 'page' in part ? [part] : [part, ...part.questions];
    const keys = new Set(removed.map(({ key }) => key));
    const ids = removed.flatMap((one) => ('page' in one ? one.id : []));
    const left = ids.flatMap((id) => conditionsOn(text, id)).filter(({ key }) => !keys.has(key));
    const listed = (parts: typeof left) => and.format(parts.map((one) => `«${nameOf(one)}»`));
    const shown = left.filter((one) => !('jobCheckType' in one));
    const checks = left.filter((one) => 'jobCheckType' in one);
    const sentences = [
      t('removed.part', { name: nameOf(part) }),
      ...(shown.length > 0 ? [t('removed.shown', { parts: listed(shown) })] : []),
      ...(checks.length > 0 ? [t('removed.checks', { parts: listed(checks) })] : []),
    ];
    const after = change(text);
    edit(() => after);
    if (left.length === 0) announce(sentences.join(' '));
    else {
      toast.undoable(sentences.join(' '), {
        id: 'removed part',
        onUndo: () => takeBack(after),
        onDone: () => {},
      });
    }
  };
}
