import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/nb';
import { isoDay } from '#shared/days/iso-day.ts';
import { useMessages } from '../texts.ts';

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
