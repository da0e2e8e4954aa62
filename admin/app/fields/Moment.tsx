import { Box } from '@mui/material';
import { momentText } from '../format/sinceText.ts';
import type { Locale } from '../locale/locale.ts';

const tags: Record<Locale, string> = { nb: 'nb-NO', en: 'en-GB' };

const aDay = 86_400_000;

const noonOf = (moment: Date) => new Date(moment).setHours(12, 0, 0, 0);

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

/** A day or an instant in relative terms: "i dag 14:05", "i går", "18. nov. 20:04". */
export function relativeMoment(
  value: unknown,
  kind: 'date' | 'datetime',
  locale: Locale,
  now = new Date(),
): string {
  const text = String(value);
  const moment = new Date(kind === 'date' ? `${text.slice(0, 10)}T12:00:00` : text);
  if (Number.isNaN(moment.getTime())) return text;
  const days = Math.round((noonOf(moment) - noonOf(now)) / aDay);
  const hour = new Intl.DateTimeFormat(tags[locale], { hour: '2-digit', minute: '2-digit' });
  if (Math.abs(days) < 2) {
    const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
    return kind === 'date' ? day : `${day} ${hour.format(moment)}`;
  }
  if (kind === 'date' || moment.getFullYear() !== now.getFullYear()) {
    return momentText(value, kind, locale);
  }
  const short = new Intl.DateTimeFormat(tags[locale], { day: 'numeric', month: 'short' });
  return `${short.format(moment)} ${hour.format(moment)}`;
}
