import { useRecordContext } from 'react-admin';
import { heldState } from '../catalogue/heldState.ts';
import { heldText } from '../catalogue/heldText.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { useLabels } from '../catalogue/useLabels.ts';
import { EnumValue } from './EnumValue.tsx';
import type { FieldProps } from './FieldProps.ts';

/**
 * Text as it stands. In a log, which keeps names of the database as text: tables, events and
 * states by what people call them.
 */
export function TextValue({ field, value }: FieldProps) {
  const { catalogue } = useKnowledge();
  const labels = useLabels();
  const record = useRecordContext();
  const state = heldState(catalogue, field, record);
  if (state) return <EnumValue field={state} value={value} />;
  return <>{heldText(catalogue, labels, field, value) ?? String(value)}</>;
}
