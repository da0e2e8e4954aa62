import { useTranslation } from 'react-i18next';
import { useWords } from '../../ui/words/useWords.ts';

/** What a way of sending is called, with what is not possible yet. */
export function useSendingText() {
  const { t } = useTranslation('clients');
  const words = useWords();
  return (method: string) => {
    const { label } = words.value('DeliveryMethod', method);
    return method === 'EHF' ? t('delivery.later', { method: label }) : label;
  };
}
