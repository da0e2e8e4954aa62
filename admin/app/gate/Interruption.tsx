import { createPortal } from 'react-dom';
import { SignInPage } from '../signIn/SignInPage.tsx';
import './interruption.css';

const open = (dialog: HTMLDialogElement | null) => {
  if (dialog && !dialog.open) dialog.showModal();
};

/**
 * Sign-in above everything else. It is a native dialog: it lies above the dialogs of the console and takes
 * the keyboard from them until the operator has signed in. Its element is placed beside the console in the
 * page, because everything below an open dialog of the console is hidden from screen readers.
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
