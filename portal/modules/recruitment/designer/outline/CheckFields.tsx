import { useTranslation } from 'react-i18next';
import { CheckLine } from '#portal/ui/controls/CheckLine.tsx';
import { SelectLine } from '#portal/ui/controls/SelectLine.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import type { CheckPart } from '../document/FormOutline.ts';
import { ConditionFields } from '../fields/ConditionFields.tsx';
import { useSet } from '../fields/useSet.ts';
import { checkTypes } from './checkTypes.ts';

/** Everything about one check: its kind, whether it has to succeed, and for which answers it is demanded. */
export function CheckFields({ check }: { check: CheckPart }) {
  const { t } = useTranslation('recruitment/designer');
  const words = useWords('recruitment');
  const { set } = useSet(check);
  const { jobCheckType } = check;
  const known = checkTypes.includes(jobCheckType) ? [] : [{ value: jobCheckType, label: '–' }];
  return (
    <>
      <SelectLine
        label={t('checks.kind')}
        value={jobCheckType}
        data={[
          ...known,
          ...checkTypes.map((one) => ({
            value: one,
            label: words.value('JobCheckType', one).label,
          })),
        ]}
        onChange={(kind) => set(['jobCheckType'], kind)}
      />
      <CheckLine
        label={t('checks.required')}
        name={undefined}
        checked={check.value.required !== false}
        onChange={(required) => set(['required'], required ? undefined : false)}
      />
      <ConditionFields part={check} />
    </>
  );
}
