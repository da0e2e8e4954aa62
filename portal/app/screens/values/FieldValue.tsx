import type { ReactNode } from 'react';
import { showEmail } from '#forms/validate/show-email.ts';
import type { ScreenField } from '#plugins/core/screens/screen.ts';
import { Clipped } from '#portal/ui/list/Clipped.tsx';
import { formatDecimal, Money } from '#portal/ui/money/Money.tsx';
import type { StoredFile } from '#portal/ui/row/Files.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { When } from '#portal/ui/time/When.tsx';
import { inGroups, labelText } from './fieldTexts.ts';
import styles from './Values.module.css';

interface Props {
  field: ScreenField;
  value: unknown;
  /** In a list, where a long text would push the other columns away. */
  clipped?: boolean;
}

/**
 * A value formatted by the kind of its column. Nothing for an unknown value; a row without a label, such as a document before
 * it gets its number, is called by its noun.
 */
export function FieldValue({ field, value, clipped = false }: Props): ReactNode {
  const { t, language } = useMessages('ui');
  const words = useWords();
  if (value === null || value === undefined || value === '') return null;
  switch (field.kind) {
    case 'money':
      return <Money amount={Number(value)} />;
    case 'date':
      return <When value={String(value)} />;
    case 'datetime':
      return <When value={String(value)} hasClock />;
    case 'time':
      return <span translate="no">{String(value).slice(0, 'HH:MM'.length)}</span>;
    case 'percent':
      return <span translate="no">{`${formatDecimal(String(value), language)} %`}</span>;
    case 'decimal':
      return <span translate="no">{formatDecimal(String(value), language)}</span>;
    case 'integer':
      return <span translate="no">{Number(value).toLocaleString(language)}</span>;
    case 'boolean':
      return <span>{t(value === true ? 'yes' : 'no')}</span>;
    case 'enum':
      return <span>{words.value(field.enumName ?? '', String(value)).label}</span>;
    case 'reference':
      return inList(
        labelIn(value, field.target?.label, language) ?? words.noun(field.target?.table ?? '').one,
        clipped,
      );
    case 'file':
      return <Picture file={value as StoredFile} />;
    case 'email':
      return inList(showEmail(String(value)), clipped);
    case 'longText':
      return <span>{String(value)}</span>;
    default:
      return inList(inGroups(String(value), field.groups), clipped);
  }
}

const inList = (text: string, clipped: boolean) =>
  clipped ? <Clipped text={text} /> : <span translate="no">{text}</span>;

function labelIn(row: unknown, label: string | null | undefined, language: string): string | null {
  const value = label ? (row as Record<string, unknown>)[label] : null;
  return value === null || value === undefined ? null : labelText(value, language);
}

function Picture({ file }: { file: StoredFile }) {
  if (!file.thumbPath) return file.filename;
  return <img className={styles.thumb} src={file.thumbPath} alt={file.filename} />;
}
