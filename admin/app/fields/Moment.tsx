import { Box } from '@mui/material';
import { momentText } from '../format/momentText.ts';
import { sinceText } from '../format/sinceText.ts';
import type { Locale } from '../locale/locale.ts';

interface Props {
  value: unknown;
  kind: 'date' | 'datetime';
  locale: Locale;
}

/** A point in time; how long ago that is stands in the tooltip. */
export function Moment({ value, kind, locale }: Props) {
  return (
    <Box
      component="time"
      dateTime={String(value)}
      title={kind === 'datetime' ? sinceText(value, locale) : String(value)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {momentText(value, kind, locale)}
    </Box>
  );
}
