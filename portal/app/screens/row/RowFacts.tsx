import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Screen, ScreenField } from '#plugins/core/screens/screen.ts';
import type { Row } from '#portal/graphql/screens/DeclaredScreen.ts';
import { Card } from '#portal/ui/layout/Card.tsx';
import { Facts } from '#portal/ui/layout/Facts.tsx';
import { Files, type StoredFile } from '#portal/ui/row/Files.tsx';
import { AppLink } from '../../routing/AppLink.tsx';
import { useHref } from '../../routing/useHref.ts';
import { screenPath } from '../screenPath.ts';
import { FieldValue } from '../values/FieldValue.tsx';
import { useFieldWords } from '../values/fieldTexts.ts';

// The status is shown in the heading, and changes are listed in the events.
const elsewhere = new Set(['status', 'updatedAt']);

interface Props {
  screen: Screen;
  row: Row;
  /** Fields that a hand-written part of the page has shown. */
  shownBefore?: readonly string[];
}

/** The values and files of the row, without those shown above. */
export function RowFacts({ screen, row, shownBefore = [] }: Props) {
  const { t } = useTranslation('ui');
  const wordsOf = useFieldWords(screen.table, screen.fields);
  const shown = screen.fields.filter(
    ({ name }) =>
      name !== screen.label &&
      !elsewhere.has(name) &&
      !shownBefore.includes(name) &&
      row[name] !== null,
  );
  const nameOf = ({ name }: ScreenField) => wordsOf(name).label;
  const files = shown.filter(({ kind }) => kind === 'file');
  return (
    <>
      <Card title={t('row.title')}>
        <Facts
          facts={shown
            .filter(({ kind }) => kind !== 'file')
            .map((field) => ({
              name: nameOf(field),
              value: <LinkedValue field={field} row={row} />,
            }))}
        />
      </Card>
      {files.map((field) => (
        <Card key={field.name} title={nameOf(field)}>
          <Files files={[{ id: field.name, file: row[field.name] as StoredFile }]} />
        </Card>
      ))}
    </>
  );
}

/** A value, leading to where it points. */
function LinkedValue({ field, row }: { field: ScreenField; row: Row }): ReactNode {
  const href = useHref();
  const value = row[field.name];
  const path = field.kind === 'reference' ? screenPath(field.target?.typeName) : null;
  if (path) {
    return (
      <AppLink href={href(`${path}/${(value as Row).id}`)}>
        <FieldValue field={field} value={value} />
      </AppLink>
    );
  }
  if (field.kind === 'email') return <a href={`mailto:${value}`}>{String(value)}</a>;
  return <FieldValue field={field} value={value} />;
}
