import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin';
import type { CatalogueResource } from '../../../plugins/core/catalogue/catalogue.ts';
import { RowCard } from './RowCard.tsx';

interface Props {
  resource: CatalogueResource;
  empty: ReactNode;
  except?: string;
}

/** Rows as cards, for a screen one holds in the hand. */
export function ResourceCards({ resource, empty, except }: Props) {
  const { data, isPending } = useListContext<RaRecord>();
  if (isPending) {
    return (
      <Box sx={{ p: 2 }}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} height={72} />
        ))}
      </Box>
    );
  }
  if (!data || data.length === 0) return <>{empty}</>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <RowCard resource={resource} except={except} />
        </RecordContextProvider>
      ))}
    </Box>
  );
}
