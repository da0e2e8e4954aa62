import { useRecordContext } from 'react-admin';
import { enumNamed } from '../catalogue/enumNamed.ts';
import { tableNamed } from '../catalogue/tableNamed.ts';
import { toneOf } from '../catalogue/toneOf.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { useLabels } from '../catalogue/useLabels.ts';
import { Badge } from './Badge.tsx';
import type { FieldProps } from './FieldProps.ts';

const states = new Set(['status', 'fromStatus', 'toStatus']);

/**
 * Text as it stands. In a log, which keeps names of the database as text: tables, events and
 * states by what people call them.
 */
export function TextValue({ field, value }: FieldProps) {
  const { catalogue } = useKnowledge();
  const labels = useLabels();
  const record = useRecordContext();
  const text = String(value);
  const table = tableNamed(catalogue, field, value);
  if (table) return <>{labels.many(table)}</>;
  if (field.name === 'eventType') return <>{labels.word(text)}</>;
  const subject = catalogue.resources.find((item) => item.table === record?.entity);
  const status = subject?.fields.find(({ name }) => name === subject.statusField);
  if (!states.has(field.name) || !status) return <>{text}</>;
  const of = enumNamed(catalogue, status.enumName);
  return <Badge tone={toneOf(of, text)} label={labels.value(of, text)} />;
}
