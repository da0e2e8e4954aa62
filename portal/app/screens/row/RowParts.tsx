import { type ComponentType, lazy, Suspense } from 'react';
import type { Screen } from '#plugins/core/screens/screen.ts';
import { patiently } from '#portal/ui/parts/patiently.ts';
import type { FoundRow } from './RowActions.tsx';
import { RowFacts } from './RowFacts.tsx';

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
  tells?: readonly string[];
}

const found = import.meta.glob<Brought>('../../../modules/*/rows/*.tsx');
const parts = new Map(
  Object.entries(found).map(([file, load]) => [
    file.replace(/^.*\/(\w+)\.tsx$/, '$1'),
    lazy(async () => {
      const { RowPart, tells } = await patiently(load);
      return { default: (props: Props) => withFacts(RowPart, tells, props) };
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

function withFacts(RowPart: Brought['RowPart'], tells: Brought['tells'], { screen, row }: Props) {
  return (
    <>
      <RowPart id={row.id} />
      <RowFacts screen={screen} row={row} shownBefore={tells ?? []} />
    </>
  );
}
