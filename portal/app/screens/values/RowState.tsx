import type { Screen } from '#plugins/core/screens/screen.ts';
import { StateBadge, type StateOutcome } from '#portal/ui/states/StateBadge.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';

interface Props {
  states: Screen['states'];
  enumName: string;
  row: Record<string, unknown>;
}

/**
 * The state of a row, coloured by the outcome that its transitions give the state. A row that is not required, such as an
 * optional check, waits for none of the members: it says so and is not marked.
 */
export function RowState({ states, enumName, row }: Props) {
  const { t } = useMessages('ui');
  const words = useWords();
  const value = String(row.status);
  const outcome = (states?.outcomes[value] ?? 'OTHERS') as StateOutcome;
  const { label } = words.value(enumName, value);
  if (outcome === 'MEMBERS' && row.isRequired === false) {
    return <StateBadge outcome="OTHERS">{t('row.optional', { state: label })}</StateBadge>;
  }
  return <StateBadge outcome={outcome}>{label}</StateBadge>;
}
