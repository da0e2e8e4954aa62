import type { DrawerProps } from '@mantine/core';
import { below } from '#shared/breakpoints.ts';
import { useWidth } from '../layout/useWidth.ts';
import { usePart } from '../parts/usePart.ts';
import { useMessages } from '../texts.ts';
import { useFocusBack } from './useFocusBack.ts';
import { usePopupHistory } from './usePopupHistory.ts';

const CLOSING = 400;
const load = async () => (await import('./Dialogs.ts')).Dialogs;

/** Slides in over the page, the whole width on phones. Back closes it. */
export function SlideOver(props: DrawerProps) {
  const { t } = useMessages('ui');
  const small = useWidth(below(640));
  usePopupHistory(props.opened, props.onClose);
  useFocusBack(props.opened);
  const dialogs = usePart(load, props.opened, props.onClose);
  if (!dialogs) return null;
  return (
    <dialogs.Drawer
      size={small ? '100%' : 520}
      transitionProps={{ exitDuration: CLOSING }}
      closeButtonProps={{ 'aria-label': t('close') }}
      {...props}
    />
  );
}
