import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Form, type RaRecord, useTranslate } from 'react-admin';
import type {
  CatalogueMutation,
  CatalogueResource,
  CatalogueTransition,
} from '../../../plugins/core/catalogue/catalogue.ts';
import { messageOf } from '../catalogue/messageOf.ts';
import { toneOf } from '../catalogue/toneOf.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { useLabels } from '../catalogue/useLabels.ts';
import { FormFields } from '../form/FormFields.tsx';
import { specsOfMutation } from '../inputs/specsOfMutation.ts';
import { rowInput } from './rowInput.ts';
import { useTransition } from './useTransition.ts';

interface Props {
  resource: CatalogueResource;
  record: RaRecord;
  transition: CatalogueTransition;
  mutation: CatalogueMutation;
  close: () => void;
}

/** Asks what a transition needs, generated from its JSON Schema, and makes it. */
export function TransitionDialog({ resource, record, transition, mutation, close }: Props) {
  const translate = useTranslate();
  const labels = useLabels();
  const { catalogue } = useKnowledge();
  const { submit, isWorking, failure } = useTransition({ resource, record, mutation, done: close });
  const specs = specsOfMutation(mutation, [rowInput(mutation, resource) ?? ''], catalogue, labels);
  const text = (path: string) => messageOf(mutation, labels.locale, path);
  const verb = labels.action(transition.action, mutation);
  const lead = text('description') ?? (specs.length === 0 ? translate('transition.confirm') : null);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="transition-title">
      {/* The record must not fill the form: its columns are not the inputs of the action. */}
      <Form record={{}} onSubmit={submit} sanitizeEmptyValues>
        <DialogTitle id="transition-title">{text('title') ?? verb}</DialogTitle>
        <DialogContent>
          {lead && <p style={{ marginTop: 0 }}>{lead}</p>}
          {failure && <Alert severity="error">{failure}</Alert>}
          <FormFields specs={specs} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={close}>{translate('transition.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={toneOf(undefined, transition.to) === 'rust' ? 'error' : 'primary'}
            disabled={isWorking}
            autoFocus={specs.length === 0}
          >
            {verb}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
