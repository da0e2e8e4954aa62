import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
} from '@mui/material';
import { useState } from 'react';
import {
  Form,
  type RaRecord,
  useListContext,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin';
import type { CatalogueMutation } from '#plugins/core/catalogue/catalogue-mutation.ts';
import { initialPath, ownInputs } from '../catalogue/actions/ownInputs.ts';
import { isRefusal, type RowAction, rowInput } from '../catalogue/actions/rowActions.ts';
import { useLabels } from '../catalogue/labels/labels.ts';
import { useConsoleModel, useResource } from '../catalogue/useConsoleModel.ts';
import { fieldErrorsOf } from '../data/fieldErrorsOf.ts';
import { FormFields } from '../form/FormFields.tsx';
import { SaveDraft, useDialogDraft, withDraft } from '../form/useDialogDraft.ts';
import { specsOfMutation } from '../inputs/specsOfMutation.ts';
import { BulkNames, BulkOutcome } from './BulkRows.tsx';
import { type RowsResult, runForRows } from './runForRows.ts';
import { runMutation } from './useAction.ts';

interface Props {
  action: RowAction;
  records: RaRecord[];
  close: () => void;
}

const never = () => false;
const nothing = {};

/** Performs an action on several rows, with one form for all of them, and lists the rows that were refused. */
export function BulkDialog({ action, records, close }: Props) {
  const { mutation } = action;
  const resource = useResource();
  const translate = useTranslate();
  const labels = useLabels();
  const { catalogue } = useConsoleModel();
  const draft = useDialogDraft(
    mutation,
    records.map(({ id }) => id),
  );
  const [started] = useState(() => withDraft(mutation, {}, draft));
  const finish = () => {
    draft.forget();
    close();
  };
  const { submit, finished, done, result, isWorking } = useBulk(action, records, finish);
  const key = rowInput(mutation, resource);
  const own = ownInputs(mutation, key);
  const known = [key ?? '', ...own];
  const specs = specsOfMutation(mutation, known, catalogue, labels, { data: {}, holds: never });
  const verb = labels.action(action.name, mutation);
  const { description } = labels.textsOf(mutation);
  const isOver = result !== null && result.ofInputs.length === 0 && result.cause === null;
  return (
    <Dialog
      open
      onClose={isWorking ? undefined : close}
      fullWidth
      maxWidth="sm"
      aria-labelledby="bulk-title"
    >
      <Form record={started} onSubmit={submit} sanitizeEmptyValues disableInvalidFormNotification>
        <DialogTitle id="bulk-title">
          {translate('bulk.title', { action: verb, smart_count: records.length })}
        </DialogTitle>
        <DialogContent>
          {description && !isOver && <p style={{ marginTop: 0 }}>{description}</p>}
          {result && <BulkOutcome result={result} done={done} all={records.length} />}
          {!result && <BulkNames records={records} sources={sourcesOf(mutation, own)} />}
          {!isOver && <FormFields specs={specs} />}
          <SaveDraft mutation={mutation} draft={draft} initial={nothing} />
          {isWorking && (
            <LinearProgress
              variant="determinate"
              value={(finished / records.length) * 100}
              aria-label={translate('bulk.progress', { finished, all: records.length })}
            />
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={close} disabled={isWorking}>
            {translate(isOver ? 'bulk.close' : 'action.cancel')}
          </Button>
          {!isOver && (
            <Button
              type="submit"
              variant="contained"
              color={isRefusal(resource, action) ? 'error' : 'primary'}
              disabled={isWorking}
            >
              {verb}
            </Button>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function useBulk({ mutation }: RowAction, records: RaRecord[], close: () => void) {
  const resource = useResource();
  const { locale } = useLabels();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { onSelect } = useListContext();
  const [finished, setFinished] = useState<number | null>(null);
  const [result, setResult] = useState<RowsResult | null>(null);
  const [left, setLeft] = useState(records);
  const submit = async (values: Record<string, unknown>) => {
    setFinished(0);
    const run = (input: Record<string, unknown>) => runMutation(mutation, input);
    const now = await runForRows({
      resource,
      mutation,
      records: left,
      values,
      run,
      onProgress: setFinished,
    });
    const stillLeft = left.filter((record) => !now.done.includes(record));
    setFinished(null);
    setLeft(stillLeft);
    refresh();
    onSelect(stillLeft.map(({ id }) => id));
    if (stillLeft.length === 0) {
      notify(translate('bulk.done', { smart_count: records.length }), { type: 'success' });
      close();
      return undefined;
    }
    setResult(now);
    return fieldErrorsOf(now.ofInputs, locale);
  };
  const done = records.length - left.length;
  return { submit, result, done, isWorking: finished !== null, finished: done + (finished ?? 0) };
}

/** The fields of a row that its own inputs come from. */
const sourcesOf = ({ ui }: CatalogueMutation, own: string[]) =>
  own.flatMap((name) => initialPath(ui, name).slice(0, 1));
