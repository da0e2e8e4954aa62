import { Box, ListSubheader } from '@mui/material';
import type { ReactNode } from 'react';

/** The results from one table, below its name. */
export function HitGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box role="group" aria-label={name}>
      <ListSubheader component="div" aria-hidden="true" sx={{ top: -8, lineHeight: '32px' }}>
        {name}
      </ListSubheader>
      <Box component="ul" role="presentation" sx={{ p: 0, '& .MuiAutocomplete-option': { pl: 3 } }}>
        {children}
      </Box>
    </Box>
  );
}
