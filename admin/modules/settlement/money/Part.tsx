import { Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  lead?: string;
  /** Takes both columns of the page. */
  isWide?: boolean;
  children: ReactNode;
}

/** A part of the page under a heading of its own. */
export function Part({ title, lead, isWide = false, children }: Props) {
  const id = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      sx={{ p: 2, minWidth: 0, gridColumn: isWide ? '1 / -1' : undefined }}
    >
      <Typography id={id} variant="h6" component="h3">
        {title}
      </Typography>
      {lead && <Typography sx={{ color: 'text.secondary', mb: 2 }}>{lead}</Typography>}
      {children}
    </Paper>
  );
}
