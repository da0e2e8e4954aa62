import { useRecordContext } from 'react-admin';
import { holds, isTagged, subjectOf, useConsoleModel } from '../catalogue/useConsoleModel.ts';
import { keyText } from '../format/valueTexts.ts';
import type { FieldProps } from './FieldProps.ts';
import { NamedRow } from './NamedRow.tsx';
import { OtherRow, ReferenceValue } from './ReferenceValue.tsx';

/**
 * The row that a log refers to, as its title and a link; as its key where operators cannot see it. Includes
 * the noun where the list has no column for it.
 */
export function SubjectValue({ field, value }: FieldProps) {
  const { catalogue } = useConsoleModel();
  const log = catalogue.resources.find(({ fields }) => fields.includes(field));
  const subject = subjectOf(catalogue, log, useRecordContext());
  if (!subject?.operations.one) return <>{keyText(value)}</>;
  const naming = log?.fields.find((other) => holds(other) === 'table');
  if (naming && isTagged(naming, 'unlisted')) {
    return (
      <OtherRow resource={subject.name} source={field.name} value={value}>
        <NamedRow resource={subject} />
      </OtherRow>
    );
  }
  const reference = { resource: subject.name, field: null };
  return <ReferenceValue field={{ ...field, reference }} value={value} />;
}
