import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Form, useTranslate } from 'react-admin';
import { FormFields } from '../form/FormFields.tsx';
import { SaveRow } from '../form/SaveRow.tsx';
import type { InputSpec } from '../inputs/InputSpec.ts';

interface Props {
  title: ReactNode;
  specs: InputSpec[];
  close: () => void;
  formId?: string;
  /** The behaviour of the form when the row is read again; see `OtherVersion`. */
  resetOptions?: { keepDirtyValues: boolean };
  /** The content around the inputs. */
  children?: ReactNode;
}

const few = 4;

/** The form of a row over the page it belongs to. */
export function RowDialog({ title, specs, close, formId, resetOptions, children }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      maxWidth={specs.length > few ? 'md' : 'sm'}
      aria-labelledby={titleId}
    >
      <Form id={formId} sanitizeEmptyValues={!formId} resetOptions={resetOptions}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <FormFields specs={specs} />
          {children}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={close}>{translate('action.cancel')}</Button>
          <SaveRow whenChanged={Boolean(formId)} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
