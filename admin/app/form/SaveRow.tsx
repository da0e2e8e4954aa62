import { SaveButton } from 'react-admin';
import { useFormState } from 'react-hook-form';

interface Props {
  /** Saves only a form that was changed. */
  whenChanged?: boolean;
}

/**
 * Saves the form once, also when it is pressed twice: a form that saves is not sent again. The button is not disabled
 * meanwhile, which would take the focus from it.
 */
export function SaveRow({ whenChanged = false }: Props) {
  const { isSubmitting } = useFormState();
  return (
    <SaveButton
      alwaysEnable={!whenChanged}
      onClick={(event) => {
        if (isSubmitting) event.preventDefault();
      }}
    />
  );
}
