import type { ReactNode } from 'react';
import type { Screen } from '#plugins/core/screens/screen.ts';
import type { ListResult } from '#portal/graphql/screens/DeclaredScreen.ts';
import { InAll } from '#portal/ui/list/InAll.tsx';
import { ListBar } from '#portal/ui/list/ListBar.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { useFieldWords } from '../values/fieldTexts.ts';
import { inSentence } from './inSentence.ts';

interface Props {
  screen: Screen;
  list: ListResult[string];
  sort: string;
  onSort: (sort: string) => void;
  children?: ReactNode;
}

/** The number of rows, their sums, and the controls for sorting and export. */
export function AboveRows({
  screen: { table, fields, sorts, states },
  list,
  sort,
  onSort,
  children,
}: Props) {
  const { t } = useMessages('ui');
  const words = useWords();
  const wordsOf = useFieldWords(table, fields);
  const { one, many } = words.noun(table);
  const statusEnum = fields.find(({ name }) => name === 'status')?.enumName;
  const without = Object.entries(states?.outcomes ?? {}).flatMap(([status, outcome]) =>
    statusEnum && outcome === 'BAD_END' ? [words.value(statusEnum, status).label] : [],
  );
  const orders = sorts.flatMap(({ name, field }) => {
    const kind = fields.find((known) => known.name === field)?.kind;
    const manner =
      kind === 'date' || kind === 'datetime' ? 'moment' : kind === 'money' ? 'money' : 'text';
    return ['ASC', 'DESC'].map((way) => ({
      value: `${name}_${way}`,
      label: t(`list.order.${manner}.${way}`, { what: wordsOf(field).label }),
    }));
  });
  return (
    <ListBar
      count={
        <>
          <span>{list.total}</span> <span>{inSentence(list.total === 1 ? one : many)}</span>
          {Object.entries(list.sums ?? {}).map(([field, amount]) => (
            <InAll key={field} what={wordsOf(field).label} amount={amount} without={without} />
          ))}
        </>
      }
      sort={sort}
      sorts={orders}
      files={list}
      onSort={onSort}
    >
      {children}
    </ListBar>
  );
}
