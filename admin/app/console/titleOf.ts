import type { RaRecord } from 'react-admin';
import type { CatalogueResource } from '../../../plugins/core/catalogue/catalogue.ts';
import type { Labels } from '../catalogue/labelsIn.ts';
import { momentText } from '../format/momentText.ts';

const isFilled = (value: unknown) => value !== null && value !== undefined && value !== '';
const readable = new Set(['text', 'email', 'integer']);

function written(resource: CatalogueResource, record: RaRecord, labels: Labels): string | null {
  const field =
    resource.fields.find(({ name }) => name === resource.labelField) ??
    resource.fields.find(({ name, kind }) => readable.has(kind) && isFilled(record[name]));
  const value: unknown = field ? record[field.name] : null;
  if (!field || !isFilled(value)) return null;
  if (field.kind === 'enum') return humanValue(value, labels);
  if (field.kind === 'date' || field.kind === 'datetime') {
    return momentText(value, field.kind, labels.locale);
  }
  return typeof value === 'object' ? null : String(value);
}

const humanValue = (value: unknown, labels: Labels) => labels.value(undefined, String(value));

/**
 * What a row is called: its label column; while that is empty (an invoice has no number before it
 * is published) what it is and when it came to be.
 */
export function titleOf(resource: CatalogueResource, record: RaRecord, labels: Labels): string {
  const title = written(resource, record, labels);
  if (title !== null) return title;
  const since = record.createdAt ?? record.occurredAt;
  return isFilled(since)
    ? `${labels.one(resource)} ${momentText(since, 'datetime', labels.locale)}`
    : `${labels.one(resource)} ${String(record.id).slice(-8)}`;
}
