import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/nb';
import { useTranslation } from 'react-i18next';
import { isoDay } from './isoDay.ts';

/** The options that all calendars share: language, weeks from Monday, and today marked. */
export function useCalendar() {
  const { t, i18n } = useTranslation('ui');
  const today = isoDay(new Date());
  return {
    locale: i18n.language,
    firstDayOfWeek: 1 as const,
    highlightToday: true,
    getDayProps: (day: string) => (day === today ? { 'aria-current': 'date' as const } : {}),
    ariaLabels: { previousMonth: t('range.back'), nextMonth: t('range.forward') },
  };
}
