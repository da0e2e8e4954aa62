import { useRecordContext } from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { useLabels } from '../catalogue/labels/labels.ts';
import { isTagged } from '../catalogue/useConsoleModel.ts';
import { Badge } from './Badge.tsx';

/** A badge for each column tagged `@badge` that the row has a value in, such as since when a person is blocked. */
export function RowBadges({ resource }: { resource: CatalogueResource }) {
  const labels = useLabels();
  const record = useRecordContext();
  return resource.fields
    .filter((field) => isTagged(field, 'badge') && record?.[field.name] != null)
    .map((field) => <Badge key={field.name} tone="rust" label={labels.field(field)} />);
}
