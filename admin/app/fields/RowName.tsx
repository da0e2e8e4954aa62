import { type RaRecord, useRecordContext } from 'react-admin';
import { useShownEmail } from '#forms/validate/use-shown-email.ts';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { titleOf, useLabels } from '../catalogue/labels/labels.ts';
import { holds, useConsoleModel } from '../catalogue/useConsoleModel.ts';

/** The title of a row. The browser's translator leaves a name or number as it is, and gets a noun with a day. */
export function RowName({ resource }: { resource: CatalogueResource }) {
  const { catalogue } = useConsoleModel();
  const labels = useLabels();
  const record = useRecordContext();
  const title = useShownEmail(record ? titleOf(catalogue, resource, record, labels) : '');
  if (!record) return null;
  return <span translate={isNamed(resource, record) ? 'no' : undefined}>{title}</span>;
}

const names = new Set(['text', 'email', 'integer', 'money', 'uuid']);

/** Whether the title of a row begins with a name or number of its own. */
export function isNamed(
  { fields, labelField }: Pick<CatalogueResource, 'fields' | 'labelField'>,
  record: RaRecord,
): boolean {
  const label = fields.find(({ name }) => name === labelField);
  if (!label || (record[label.name] ?? '') === '') return false;
  return names.has(label.kind) && !holds(label);
}
