import { type ComponentType, lazy, Suspense } from 'react';
import { patiently } from '../../../ui/parts/patiently.ts';

export interface RowPartProps {
  /** The row whose page it is. */
  id: string;
}

const found = import.meta.glob<ComponentType<RowPartProps>>('../../../modules/*/rows/*.tsx', {
  import: 'RowPart',
});
const parts = new Map(
  Object.entries(found).map(([file, load]) => [
    file.replace(/^.*\/(\w+)\.tsx$/, '$1'),
    lazy(async () => ({ default: await patiently(load) })),
  ]),
);

/**
 * What a module adds to the page of a row that nobody writes: a file called as its type, `rows/Job.tsx`, that
 * exports `RowPart`.
 */
export function RowParts({ typeName, id }: RowPartProps & { typeName: string }) {
  const Part = parts.get(typeName);
  if (!Part) return null;
  return (
    <Suspense fallback={null}>
      <Part id={id} />
    </Suspense>
  );
}
