import { useTranslation } from 'react-i18next';
import { describeMoment } from './describeMoment.ts';

/** A date in relative words; the exact date is shown on hover. */
export function When({ value, hasClock = false }: { value: string; hasClock?: boolean }) {
  const { i18n } = useTranslation();
  const { spoken, exact } = describeMoment(value, i18n.language, new Date(), hasClock);
  return (
    <time dateTime={value} title={exact}>
      {spoken}
    </time>
  );
}
