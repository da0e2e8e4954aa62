import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  lead?: string;
  children?: ReactNode;
  role?: 'alert';
}

/** An empty place, with a calm sentence and the next step if there is one. */
export function Quiet({ title, lead, children, role }: Props) {
  return (
    <Box role={role} sx={{ py: 6, px: 2, textAlign: 'center' }}>
      <Typography variant="h6" component="p">
        {title}
      </Typography>
      {lead && <Typography sx={{ color: 'text.secondary', mb: 2 }}>{lead}</Typography>}
      {children && !lead ? <Box sx={{ mt: 2 }}>{children}</Box> : children}
    </Box>
  );
}
