import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import i18next from 'i18next';

/** Short messages that come and go. What matters is always also said on the page. */
export const toast = {
  success: (message: string): void => {
    notifications.show({
      message,
      color: 'pine',
      icon: <IconCheck size={18} />,
      autoClose: 4000,
      closeButtonProps: closeButton(),
    });
  },
  failure: (message: string, id?: string): void => {
    notifications.show({
      message,
      color: 'red',
      icon: <IconAlertTriangle size={18} />,
      autoClose: 8000,
      closeButtonProps: closeButton(),
      ...(id ? { id } : {}),
    });
  },
};

function closeButton() {
  return { 'aria-label': i18next.t('ui:close') };
}
