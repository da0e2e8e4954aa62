import { Button, Skeleton } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { Failure, Quiet } from '../states/Failure.tsx';

interface Props {
  log: CatalogueResource;
  filter: Record<string, unknown>;
  sortBy: string;
  empty: string;
  children: (rows: RaRecord[]) => ReactNode;
}

const step = 20;

/** Rows of a log, newest first, older ones on request. */
export function HistoryRows({ log, filter, sortBy, empty, children }: Props) {
  const translate = useTranslate();
  const [perPage, setPerPage] = useState(step);
  const { data, total, isPending, error, refetch } = useGetList(log.name, {
    filter,
    sort: { field: sortBy, order: 'DESC' },
    pagination: { page: 1, perPage },
  });
  if (error) return <Failure error={error} retry={refetch} />;
  if (isPending) return <Skeleton variant="rounded" height={96} />;
  if (!data || data.length === 0) return <Quiet title={empty} />;
  return (
    <>
      {children(data)}
      {(total ?? 0) > data.length && (
        <Button onClick={() => setPerPage(perPage + step)}>{translate('audit.more')}</Button>
      )}
    </>
  );
}
