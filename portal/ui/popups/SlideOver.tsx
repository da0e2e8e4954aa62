import type { DrawerProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { below } from '#shared/breakpoints.ts';
import { useWidth } from '../layout/useWidth.ts';
import { usePart } from '../parts/usePart.ts';
import { useFocusBack } from './useFocusBack.ts';
import { usePopupHistory } from './usePopupHistory.ts';

const CLOSING = 400;
const load = async () => (await import('./Dialogs.ts')).Dialogs;

/** Slides in over the page, the whole width on phones. Back closes it. */
export function SlideOver(props: DrawerProps) {
  const { t } = useTranslation('ui');
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
