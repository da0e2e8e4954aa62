import { Box, Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type {
  Catalogue,
  CatalogueEnum,
  CatalogueField,
} from '#plugins/core/catalogue/catalogue.ts';
import { enumNamed, storedText, useLabels } from '../catalogue/labels/labels.ts';
import { holds, subjectOf, tagOf, useConsoleModel } from '../catalogue/useConsoleModel.ts';
import { digitGroups } from '../format/valueTexts.ts';
import { errorTextOf } from '../locale/words.ts';
import { Badge, toneOf } from './Badge.tsx';
import type { FieldProps } from './FieldProps.ts';

/**
 * Text unchanged. In a log, which stores names of the database as text, tables, events and states are shown
 * by their labels. Long numbers are grouped.
 */
export function TextValue({ field, value }: FieldProps) {
  const { catalogue } = useConsoleModel();
  const labels = useLabels();
  const record = useRecordContext();
  const state = stateColumn(catalogue, field, record);
  if (state) return <EnumValue field={state} value={value} />;
  if (/^https:\/\/\S+$/.test(String(value))) return <WebAddress address={String(value)} />;
  const groups = digitGroups(String(value), tagOf(field, 'groups'));
  if (groups.length > 1) return <Digits groups={groups} />;
  return <>{storedText(catalogue, labels, field, value) ?? String(value)}</>;
}

/** A long number in groups. The gaps are styling and not characters, so that a copied number is bare. */
function Digits({ groups }: { groups: string[] }) {
  return (
    <Box
      component="span"
      sx={{
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        '& > * + *': { ml: '0.28em' },
      }}
    >
      {groups.map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups may hold the same digits.
        <span key={place}>{group}</span>
      ))}
    </Box>
  );
}

/** A customer's page. The link sends no referrer and gives it no handle to this window. */
function WebAddress({ address }: { address: string }) {
  return (
    <Link
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => event.stopPropagation()}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {address.replace(/^https:\/\//, '')}
    </Link>
  );
}

/** An enum: a badge for a state, plain text for a kind. */
export function EnumValue({ field, value }: FieldProps) {
  const { catalogue } = useConsoleModel();
  const labels = useLabels();
  const of = enumNamed(catalogue, field.enumName);
  if (holds(field) === 'errorCode') return <>{errorTextOf(String(value), labels.locale)}</>;
  const label = labels.value(of, String(value));
  if (!isState(of)) return <>{label}</>;
  return <Badge tone={toneOf(of, String(value))} label={label} />;
}

/** Whether an enum is a state rather than a kind. */
export function isState(of: CatalogueEnum | undefined): boolean {
  if (!of) return false;
  const tags = Object.keys(of.tags);
  return Object.keys(of.outcomes).length > 0 || tags.some((tag) => tag.startsWith('tone.'));
}

/** The column of the subject's state, for a log's column that holds one. */
export function stateColumn(
  catalogue: Catalogue,
  field: CatalogueField,
  record: object | undefined,
): CatalogueField | undefined {
  if (holds(field) !== 'state') return undefined;
  const log = catalogue.resources.find(({ fields }) => fields.includes(field));
  const subject = subjectOf(catalogue, log, record);
  return subject?.fields.find(({ name }) => name === subject.statusField);
}
