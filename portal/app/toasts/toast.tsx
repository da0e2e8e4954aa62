import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconTrash } from '@tabler/icons-react';
import i18next from 'i18next';
import { UndoMessage } from './UndoMessage.tsx';

interface Undoable {
  id: string;
  onUndo: () => void;
  onDone: () => void;
}

/**
 * Short messages that come and go, at most two at a time and none of them twice. What went well is
 * told when there is time, what did not at once. What matters is always also said on the page.
 */
export const toast = {
  success: (message: string, title?: string): void => {
    notifications.show({
      id: message,
      title,
      message,
      role: 'status',
      color: 'pine',
      icon: <IconCheck size={18} />,
      autoClose: 4000,
      closeButtonProps: closeButton(),
    });
  },
  /** Something that is only done when the message goes, and can be taken back until then. */
  undoable: (message: string, { id, onUndo, onDone }: Undoable): void => {
    const undo = () => {
      onUndo();
      notifications.hide(id);
    };
    notifications.show({
      id,
      message: <UndoMessage text={message} onUndo={undo} />,
      role: 'status',
      color: 'pine',
      icon: <IconTrash size={18} />,
      autoClose: 8000,
      onClose: onDone,
      closeButtonProps: closeButton(),
    });
  },
  failure: (message: string, id: string = message): void => {
    notifications.show({
      id,
      message,
      role: 'alert',
      color: 'red',
      icon: <IconAlertTriangle size={18} />,
      autoClose: 8000,
      closeButtonProps: closeButton(),
    });
  },
};

function closeButton() {
  return { 'aria-label': i18next.t('ui:close') };
}
