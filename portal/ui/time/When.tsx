import { useMessages } from '../texts.ts';
import { describeMoment } from './describeMoment.ts';

interface Props {
  value: string;
  hasClock?: boolean;
  /** It ends a sentence: “on 16 December”, but “tomorrow”. */
  inSentence?: boolean;
}

/** A date in relative words; the exact date is shown on hover. */
export function When({ value, hasClock = false, inSentence = false }: Props) {
  const { t, language } = useMessages('ui');
  const { spoken, exact, isNear } = describeMoment(value, language, new Date(), hasClock);
  return (
    <time dateTime={value} title={exact}>
      {inSentence && !isNear ? t('onDay', { day: spoken }) : spoken}
    </time>
  );
}
