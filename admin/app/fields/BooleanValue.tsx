import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Yes or no as a word; no is quiet, so that a column of them reads at a glance. */
export function BooleanValue({ value }: { value: boolean }) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ color: value ? 'text.primary' : 'text.secondary' }}>
      {translate(value ? 'ra.boolean.true' : 'ra.boolean.false')}
    </Box>
  );
}
