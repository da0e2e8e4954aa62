import { useWords } from '../../ui/words/useWords.ts';

/** What a way of sending is called, with what is not possible yet. */
export function useSendingText() {
  const words = useWords();
  return (method: string) => {
    const { label, help } = words.value('DeliveryMethod', method);
    return help ? `${label} – ${help}` : label;
  };
}
