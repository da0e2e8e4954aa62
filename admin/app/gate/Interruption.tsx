import { createPortal } from 'react-dom';
import { SignInPage } from '../signIn/SignInPage.tsx';
import './interruption.css';

const open = (dialog: HTMLDialogElement | null) => {
  if (dialog && !dialog.open) dialog.showModal();
};

/**
 * Sign-in over everything else. A dialog of the browser's own: it stands above the dialogs of the
 * console and takes the keyboard from them until somebody has signed in. It stands beside the
 * console in the page: below an open dialog of the console everything is hidden from screen readers.
 */
export function Interruption() {
  return createPortal(
    <dialog
      ref={open}
      className="interruption"
      onCancel={(event) => event.preventDefault()}
      onClose={(event) => open(event.currentTarget)}
    >
      <SignInPage ended />
    </dialog>,
    document.body,
  );
}
