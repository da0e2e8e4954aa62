import type { RaRecord } from 'react-admin';
import type { Catalogue, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { momentText } from '../../format/sinceText.ts';
import { enumNamed, type Labels } from './labelsIn.ts';
import { storedText } from './storedText.ts';

const isFilled = (value: unknown) => value !== null && value !== undefined && value !== '';
const readable = new Set(['text', 'email', 'integer']);

function written(
  catalogue: Catalogue,
  resource: CatalogueResource,
  record: RaRecord,
  labels: Labels,
): string | null {
  const field =
    resource.fields.find(({ name }) => name === resource.labelField) ??
    resource.fields.find(({ name, kind }) => readable.has(kind) && isFilled(record[name]));
  const value: unknown = field ? record[field.name] : null;
  if (!field || !isFilled(value)) return null;
  if (field.kind === 'enum') {
    return labels.value(enumNamed(catalogue, field.enumName), String(value));
  }
  if (field.kind === 'date' || field.kind === 'datetime') {
    return momentText(value, field.kind, labels.locale);
  }
  if (typeof value === 'object') return null;
  return storedText(catalogue, labels, field, value) ?? String(value);
}

/**
 * The title of a row: its label column, or while that is empty (an invoice has no number before it is
 * published) its noun and creation time.
 */
export function titleOf(
  catalogue: Catalogue,
  resource: CatalogueResource,
  record: RaRecord,
  labels: Labels,
): string {
  const title = written(catalogue, resource, record, labels);
  if (title !== null) return title;
  const since = record.createdAt ?? record.occurredAt;
  return isFilled(since)
    ? `${labels.one(resource)} ${momentText(since, 'datetime', labels.locale)}`
    : `${labels.one(resource)} ${String(record.id).slice(-8)}`;
}
