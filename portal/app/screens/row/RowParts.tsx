import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { showEmail } from '#forms/validate/show-email.ts';
import type { Screen, ScreenField } from '#plugins/core/screens/screen.ts';
import type { Row } from '#portal/graphql/screens/DeclaredScreen.ts';
import { Card, Facts } from '#portal/ui/layout/Page.tsx';
import { patiently } from '#portal/ui/parts/patiently.ts';
import { Files, type StoredFile } from '#portal/ui/row/Files.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { AppLink, useHref } from '../../routing/AppLink.tsx';
import { screenPath } from '../screenPath.ts';
import { FieldValue } from '../values/FieldValue.tsx';
import { useFieldWords } from '../values/fieldTexts.ts';
import type { FoundRow } from './RowActions.tsx';

// The status is shown in the heading, and changes are listed in the events.
const elsewhere = new Set(['status', 'updatedAt']);

interface RowFactsProps {
  screen: Screen;
  row: Row;
  /** Fields that a hand-written part of the page has shown. */
  shownBefore?: readonly string[];
}

export interface RowPartProps {
  /** The row whose page it is. */
  id: string;
}

interface Props {
  screen: Screen;
  row: FoundRow;
}

interface Brought {
  RowPart: ComponentType<RowPartProps>;
  /** The fields that the part shows itself; the facts leave them out. */
  states?: readonly string[];
}

const found = import.meta.glob<Brought>('../../../modules/*/rows/*.tsx');
const parts = new Map(
  Object.entries(found).map(([file, load]) => [
    file.replace(/^.*\/(\w+)\.tsx$/, '$1'),
    lazy(async () => {
      const { RowPart, states } = await patiently(load);
      return { default: (props: Props) => withFacts(RowPart, states, props) };
    }),
  ]),
);

/**
 * The facts of a row, and above them the part that a module adds to the generated page: a file named after
 * the type, `rows/Job.tsx`, that exports `RowPart`, and `tells` for the fields the facts can leave out.
 */
export function RowParts({ screen, row }: Props) {
  const Part = parts.get(screen.typeName);
  if (!Part) return <RowFacts screen={screen} row={row} />;
  return (
    <Suspense fallback={null}>
      <Part screen={screen} row={row} />
    </Suspense>
  );
}

function withFacts(RowPart: Brought['RowPart'], states: Brought['states'], { screen, row }: Props) {
  return (
    <>
      <RowPart id={row.id} />
      <RowFacts screen={screen} row={row} shownBefore={states ?? []} />
    </>
  );
}

/** The values and files of the row, without those shown above. */
function RowFacts({ screen, row, shownBefore = [] }: RowFactsProps) {
  const { t } = useMessages('ui');
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
  if (field.kind === 'email') {
    return (
      <a href={`mailto:${value}`}>
        <span translate="no">{showEmail(String(value))}</span>
      </a>
    );
  }
  return <FieldValue field={field} value={value} />;
}
