import { useRecordContext } from 'react-admin';
import { subjectOf } from '../catalogue/subjectOf.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import type { FieldProps } from './FieldProps.ts';
import { ReferenceValue } from './ReferenceValue.tsx';

/** The row a log speaks of, by its title and as a link; its key where operators cannot see it. */
export function SubjectValue({ field, value }: FieldProps) {
  const { catalogue } = useKnowledge();
  const log = catalogue.resources.find(({ fields }) => fields.includes(field));
  const subject = subjectOf(catalogue, log, useRecordContext());
  if (!subject?.operations.one) return <>{String(value).slice(-8)}</>;
  const reference = { resource: subject.name, field: null };
  return <ReferenceValue field={{ ...field, reference }} value={value} />;
}
