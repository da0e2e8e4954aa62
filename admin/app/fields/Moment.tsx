import { Box } from '@mui/material';
import { relativeMoment } from '../format/relativeMoment.ts';
import { momentText } from '../format/sinceText.ts';
import type { Locale } from '../locale/locale.ts';

interface Props {
  value: unknown;
  kind: 'date' | 'datetime';
  locale: Locale;
}

/** A point in time in relative terms, with the exact one in the tooltip. */
export function Moment({ value, kind, locale }: Props) {
  return (
    <Box
      component="time"
      dateTime={String(value)}
      title={momentText(value, kind, locale)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {relativeMoment(value, kind, locale)}
    </Box>
  );
}
