import { useTranslation } from 'react-i18next';
import { SelectLine } from '#portal/ui/controls/SelectLine.tsx';
import type { QuestionPart } from '../document/FormOutline.ts';
import { type Kind, kindOf, kinds, membersOf } from '../kinds/kinds.ts';
import { useSet } from './useSet.ts';

/** The kind of answer. Members that the new kind does not have are removed; undo restores them. */
export function KindField({ question }: { question: QuestionPart }) {
  const { t } = useTranslation('recruitment/designer');
  const { setAll } = useSet(question);
  const kind = kindOf(question);
  const choose = (next: string) => {
    const { options } = question.value;
    const members = membersOf(next as Kind, options ?? [t('options.first')]);
    const rule = next === 'TEXT' ? {} : { validationRegexp: undefined };
    const changes = Object.entries({ ...members, ...rule });
    setAll(changes.map(([name, value]) => [[name], value] as const));
  };
  const own = kind ? [] : [{ value: '', label: t('kind.OTHER') }];
  return (
    <SelectLine
      label={t('question.kind')}
      value={kind ?? ''}
      data={[...own, ...kinds.map((one) => ({ value: one, label: t(`kind.${one}`) }))]}
      onChange={choose}
    />
  );
}
