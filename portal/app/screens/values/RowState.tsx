import type { Screen } from '#plugins/core/screens/screen.ts';
import { StateBadge, type StateOutcome } from '#portal/ui/states/StateBadge.tsx';
import { useWords } from '#portal/ui/texts.ts';

interface Props {
  states: Screen['states'];
  enumName: string;
  value: string;
}

/** The state of a row, coloured by the outcome that its transitions give the state. */
export function RowState({ states, enumName, value }: Props) {
  const words = useWords();
  const outcome = (states?.outcomes[value] ?? 'OTHERS') as StateOutcome;
  return <StateBadge outcome={outcome}>{words.value(enumName, value).label}</StateBadge>;
}
