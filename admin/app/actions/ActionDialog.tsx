import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Form, type RaRecord, useTranslate } from 'react-admin';
import type { CatalogueResource } from '../../../plugins/core/catalogue/catalogue.ts';
import { isRefusal } from '../catalogue/isRefusal.ts';
import type { RowAction } from '../catalogue/RowAction.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { useLabels } from '../catalogue/useLabels.ts';
import { FormFields } from '../form/FormFields.tsx';
import { specsOfMutation } from '../inputs/specsOfMutation.ts';
import { PortalEntry } from './PortalEntry.tsx';
import { rowInput } from './rowInput.ts';
import { useAction } from './useAction.ts';

interface Props {
  resource: CatalogueResource;
  record: RaRecord;
  action: RowAction;
  close: () => void;
}

/** Asks what an action needs, generated from its JSON Schema, and does it. */
export function ActionDialog({ resource, record, action, close }: Props) {
  const { mutation } = action;
  const translate = useTranslate();
  const labels = useLabels();
  const { catalogue } = useKnowledge();
  const { submit, isWorking, failure, token } = useAction({ resource, record, mutation, close });
  const specs = specsOfMutation(mutation, [rowInput(mutation, resource) ?? ''], catalogue, labels);
  const said = labels.said(mutation);
  const verb = labels.action(action.name, mutation);
  const lead = said.description ?? (specs.length === 0 ? translate('action.confirm') : null);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="action-title">
      {token && <PortalEntry token={token} title={said.success || verb} close={close} />}
      {/* The record must not fill the form: its columns are not the inputs of the action. */}
      <Form record={{}} onSubmit={submit} sanitizeEmptyValues disableInvalidFormNotification>
        <DialogTitle id="action-title" hidden={token !== null}>
          {said.title}
        </DialogTitle>
        {token === null && (
          <>
            <DialogContent>
              {lead && <p style={{ marginTop: 0 }}>{lead}</p>}
              {failure && <Alert severity="error">{failure}</Alert>}
              <FormFields specs={specs} />
            </DialogContent>
            <DialogActions sx={{ px: 3, pb: 2 }}>
              <Button onClick={close}>{translate('action.cancel')}</Button>
              <Button
                type="submit"
                variant="contained"
                color={isRefusal(resource, action) ? 'error' : 'primary'}
                disabled={isWorking}
                autoFocus={specs.length === 0}
              >
                {verb}
              </Button>
            </DialogActions>
          </>
        )}
      </Form>
    </Dialog>
  );
}
