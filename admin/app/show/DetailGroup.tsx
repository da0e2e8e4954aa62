import { Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  title?: string;
  /** Its position when all groups are in one column. */
  place: number;
  children: ReactNode;
}

/** One group of a row's fields under its heading. */
export function DetailGroup({ title, place, children }: Props) {
  return (
    <Paper component="section" sx={{ p: { xs: 2, md: 2.5 }, order: place, minWidth: 0 }}>
      {title && (
        <Typography component="h3" variant="subtitle2" sx={{ mb: 1.5 }}>
          {title}
        </Typography>
      )}
      {children}
    </Paper>
  );
}
