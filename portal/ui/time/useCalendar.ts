import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/nb';
import { useMessages } from '../texts.ts';
import { isoDay } from './isoTime.ts';

/** The options that all calendars share: language, weeks from Monday, and today marked. */
export function useCalendar() {
  const { t, language } = useMessages('ui');
  const today = isoDay(new Date());
  return {
    locale: language,
    firstDayOfWeek: 1 as const,
    highlightToday: true,
    getDayProps: (day: string) => (day === today ? { 'aria-current': 'date' as const } : {}),
    ariaLabels: { previousMonth: t('range.back'), nextMonth: t('range.forward') },
  };
}
