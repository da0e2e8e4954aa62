import { useMessages } from '../texts.ts';
import { describeMoment } from './describeMoment.ts';

/** A date in relative words; the exact date is shown on hover. */
export function When({ value, hasClock = false }: { value: string; hasClock?: boolean }) {
  const { language } = useMessages();
  const { spoken, exact } = describeMoment(value, language, new Date(), hasClock);
  return (
    <time dateTime={value} title={exact}>
      {spoken}
    </time>
  );
}
