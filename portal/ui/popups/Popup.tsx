import type { ModalProps } from '@mantine/core';
import { below } from '#shared/breakpoints.ts';
import { useWidth } from '../layout/useWidth.ts';
import { usePart } from '../parts/usePart.ts';
import { useMessages } from '../texts.ts';
import { useFocusBack } from './useFocusBack.ts';
import { usePopupHistory } from './usePopupHistory.ts';

const load = async () => (await import('./Dialogs.ts')).Dialogs;

/** A popup in the middle, the whole screen on phones. Back closes it. */
export function Popup(props: ModalProps) {
  const { t } = useMessages('ui');
  const small = useWidth(below(640));
  usePopupHistory(props.opened, props.onClose);
  useFocusBack(props.opened);
  const dialogs = usePart(load, props.opened, props.onClose);
  if (!dialogs) return null;
  return (
    <dialogs.Modal fullScreen={small} closeButtonProps={{ 'aria-label': t('close') }} {...props} />
  );
}
