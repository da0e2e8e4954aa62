import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf, type TadaDocumentNode } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Skeleton } from '#portal/ui/controls/Skeleton.tsx';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import { ErrorState } from '#portal/ui/states/States.tsx';
import styles from './VersionChoice.module.css';

interface Props<Result, Row> {
  id: string;
  query: TadaDocumentNode<Result, { id: string }>;
  rowOf: (result: Result) => Row | null;
  title: string;
  takeTheirs: string;
  chooseMine: string;
  /** The differences from the server's version, and the sentence above them. */
  compare: (theirs: Row) => { lead: string; differences: ReactNode };
  onTakeTheirs: (theirs: Row) => void;
  onChooseMine: (theirs: Row) => void;
  onClose: () => void;
}

/**
 * Shown when a draft was saved elsewhere while it was edited here: by a colleague, or in another window. The
 * server's version is read again, and the user compares both and chooses.
 */
export function VersionChoice<Result, Row>({ id, query, rowOf, ...props }: Props<Result, Row>) {
  const read = useQuery({
    ...queryOf(query, { id }),
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  const theirs = read.isFetchedAfterMount && read.data ? rowOf(read.data) : null;
  const comparison = theirs && props.compare(theirs);
  return (
    <Popup opened onClose={props.onClose} size="lg" title={props.title} closeOnClickOutside={false}>
      {read.isError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {!theirs && !read.isError && <Skeleton height={160} />}
      {theirs && comparison && (
        <>
          <p className={styles.lead}>{comparison.lead}</p>
          {comparison.differences}
          <div className={styles.choice}>
            <Button variant="light" onClick={() => props.onTakeTheirs(theirs)}>
              {props.takeTheirs}
            </Button>
            <Button data-autofocus onClick={() => props.onChooseMine(theirs)}>
              {props.chooseMine}
            </Button>
          </div>
        </>
      )}
    </Popup>
  );
}
