import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/nb';
import { DateInput } from '@mantine/dates';
import { useMediaQuery } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface Props {
  label: string;
  value: string;
  onChange: (day: string) => void;
  path: string;
  error?: string | undefined;
}

/** A day, picked or typed. On touch screens the keyboard stays away. */
export function DayField({ value, onChange, path, ...field }: Props) {
  const { t, i18n } = useTranslation('ui');
  const touch = useMediaQuery('(pointer: coarse)');
  const narrow = useMediaQuery('(max-width: 639px)');
  return (
    <DateInput
      {...field}
      data-path={path}
      value={value || null}
      onChange={(day) => onChange(day ?? '')}
      locale={i18n.language}
      firstDayOfWeek={1}
      valueFormat={i18n.language === 'nb' ? 'D. MMM YYYY' : 'D MMM YYYY'}
      inputMode={touch ? 'none' : 'text'}
      {...(touch || narrow
        ? {}
        : { leftSection: <IconCalendar size={18} stroke={1.5} aria-hidden="true" /> })}
      popoverProps={{ withinPortal: true }}
      ariaLabels={{ previousMonth: t('range.back'), nextMonth: t('range.forward') }}
    />
  );
}
