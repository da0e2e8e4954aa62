import { Box, Skeleton } from '@mui/material';

/** The place of rows that are still being read. */
export function LoadingRows() {
  return (
    <Box sx={{ p: 2 }}>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} height={72} />
      ))}
    </Box>
  );
}
