import { Modal, type ModalProps } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { below } from '../../../ground/breakpoints.ts';
import { useFocusBack } from './useFocusBack.ts';
import { usePopupHistory } from './usePopupHistory.ts';

type Props = Omit<ModalProps, 'closeButtonProps'> & {
  /** For a popup over a popup: attributes that the button to close has beside its name. */
  closeButtonProps?: Record<string, string>;
};

/** A popup in the middle, the whole screen on phones. Back closes it. */
export function Popup({ closeButtonProps, ...props }: Props) {
  const { t } = useTranslation('ui');
  const small = useMediaQuery(below(640), undefined, {
    getInitialValueInEffect: false,
  });
  usePopupHistory(props.opened, props.onClose);
  useFocusBack(props.opened);
  return (
    <Modal
      fullScreen={small ?? false}
      closeButtonProps={{ 'aria-label': t('close'), ...closeButtonProps }}
      {...props}
    />
  );
}
