import { Box, Skeleton } from '@mui/material';
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin';
import { RowCard } from './RowCard.tsx';
import type { RowsProps } from './RowsProps.ts';

/** Rows as cards, for a screen one holds in the hand. */
export function ResourceCards({ empty, ...shown }: RowsProps) {
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
          <RowCard {...shown} />
        </RecordContextProvider>
      ))}
    </Box>
  );
}
