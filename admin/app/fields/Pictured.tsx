import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Thumbnail } from './Thumbnail.tsx';

/** A title with its picture before it. */
export function Pictured({ path, children }: { path: unknown; children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Thumbnail path={path} size="mark" />
      {children}
    </Box>
  );
}
