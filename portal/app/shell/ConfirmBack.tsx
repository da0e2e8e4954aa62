import { useModals } from '@mantine/modals';
import { usePopupHistory } from '../../ui/popups/usePopupHistory.ts';

/** Back answers a question that is asked over the page with no. */
export function ConfirmBack() {
  const { modals, closeAll } = useModals();
  usePopupHistory(modals.length > 0, closeAll);
  return null;
}
