import { useRecordContext } from 'react-admin';
import { stateColumn } from '../catalogue/stateColumn.ts';
import { storedText } from '../catalogue/storedText.ts';
import { tagOf } from '../catalogue/tagOf.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { useLabels } from '../catalogue/useLabels.ts';
import { digitGroups } from '../format/digitGroups.ts';
import { Digits } from './Digits.tsx';
import { EnumValue } from './EnumValue.tsx';
import type { FieldProps } from './FieldProps.ts';
import { WebAddress } from './WebAddress.tsx';

/**
 * Text unchanged. In a log, which stores names of the database as text, tables, events and states are shown
 * by their labels. Long numbers are grouped.
 */
export function TextValue({ field, value }: FieldProps) {
  const { catalogue } = useKnowledge();
  const labels = useLabels();
  const record = useRecordContext();
  const state = stateColumn(catalogue, field, record);
  if (state) return <EnumValue field={state} value={value} />;
  if (/^https:\/\/\S+$/.test(String(value))) return <WebAddress address={String(value)} />;
  const groups = digitGroups(String(value), tagOf(field, 'groups'));
  if (groups.length > 1) return <Digits groups={groups} />;
  return <>{storedText(catalogue, labels, field, value) ?? String(value)}</>;
}
