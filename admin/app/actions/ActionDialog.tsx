import forms from 'virtual:renderable-forms';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, type RaRecord, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { conditionsHold, conditionsOf } from '#forms/describe/conditions-of.ts';
import { dataOfRow } from '#forms/describe/data-of-row.ts';
import type { Holds } from '#forms/describe/resolve-form.ts';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import type { CatalogueMutation } from '#plugins/core/catalogue/catalogue-mutation.ts';
import type { FormDraft } from '#shared/form-drafts.ts';
import { initialValues } from '../catalogue/actions/ownInputs.ts';
import { isRefusal, type RowAction, rowInput } from '../catalogue/actions/rowActions.ts';
import { useLabels } from '../catalogue/labels/labels.ts';
import { useConsoleModel } from '../catalogue/useConsoleModel.ts';
import { FormFields } from '../form/FormFields.tsx';
import { SaveDraft, useDialogDraft, withDraft } from '../form/useDialogDraft.ts';
import { specsOfMutation } from '../inputs/specsOfMutation.ts';
import { PortalEntry } from './PortalEntry.tsx';
import { useAction } from './useAction.ts';

interface ActionFieldsProps {
  mutation: CatalogueMutation;
  known: string[];
  holds: Holds;
  /** The row it is done to. */
  row: object;
}

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const never: Holds = () => false;

interface Props {
  resource: CatalogueResource;
  record: RaRecord;
  action: RowAction;
  close: () => void;
}

/** A form for the input of an action, generated from its JSON Schema, which then runs the action. */
export function ActionDialog({ resource, record, action, close }: Props) {
  const { mutation } = action;
  const translate = useTranslate();
  const labels = useLabels();
  const { catalogue } = useConsoleModel();
  const draft = useDialogDraft(mutation, [record.id]);
  const { initial, started, goOn } = useInitialInput(mutation, record, draft);
  const { submit, isWorking, failure, token } = useAction({
    resource,
    record,
    mutation,
    close,
    onDone: draft.forget,
    onStale: goOn,
  });
  const known = [rowInput(mutation, resource) ?? ''];
  const holds = useConditions(mutation);
  const specs = holds
    ? specsOfMutation(mutation, known, catalogue, labels, { data: initial, holds })
    : [];
  const texts = labels.textsOf(mutation);
  const verb = labels.action(action.name, mutation);
  const hasNoInputs = holds !== null && specs.length === 0;
  const lead = texts.description ?? (hasNoInputs ? translate('action.confirm') : null);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="action-title">
      {token && <PortalEntry token={token} title={texts.success || verb} close={close} />}
      <Form record={started} onSubmit={submit} sanitizeEmptyValues disableInvalidFormNotification>
        <DialogTitle id="action-title" hidden={token !== null}>
          {texts.title}
        </DialogTitle>
        {token === null && (
          <>
            <DialogContent>
              {lead && <p style={{ marginTop: 0 }}>{lead}</p>}
              {failure && <Alert severity="error">{failure}</Alert>}
              {holds && (
                <ActionFields mutation={mutation} known={known} holds={holds} row={record} />
              )}
              <SaveDraft mutation={mutation} draft={draft} initial={initial} />
            </DialogContent>
            <DialogActions sx={{ px: 3, pb: 2 }}>
              <Button onClick={close}>{translate('action.cancel')}</Button>
              <Button
                type="submit"
                variant="contained"
                color={isRefusal(resource, action) ? 'error' : 'primary'}
                disabled={isWorking || holds === null}
                autoFocus={hasNoInputs}
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

/**
 * The initial values of an action's form, and what it begins with: these and its draft. They are stable while it is
 * open: a background refetch does not replace them. Only after a conflict has been reported does the form continue from
 * the row as it is now.
 */
function useInitialInput(mutation: CatalogueMutation, record: RaRecord, draft: FormDraft) {
  const [{ initial, started }, begin] = useState(() => {
    const ofRow = initialInput(mutation, record);
    return { initial: ofRow, started: withDraft(mutation, ofRow, draft) };
  });
  const [refused, goOn] = useState<Record<string, unknown> | null>(null);
  if (refused && record.updatedAt !== initial.updatedAt) {
    const now = initialInput(mutation, record);
    goOn(null);
    begin({ initial: now, started: goOnFrom(initial, refused, now) });
  }
  return { initial, started, goOn };
}

/**
 * Evaluates the conditions of a form, which were compiled with the console, since the page's content policy
 * forbids it. They are fetched only for forms with conditions. Null until then.
 */
function useConditions({ name, schema, ui }: CatalogueMutation): Holds | null {
  const isConditional = conditionsOf(schema, ui).length > 0;
  const { data } = useQuery({
    queryKey: ['conditions', name],
    queryFn: async () => {
      const form = await forms[name]?.();
      if (!form) throw new Error(`The conditions of ${name} were not compiled`);
      return { holds: conditionsHold(form) };
    },
    enabled: isConditional,
    staleTime: 'static',
    structuralSharing: false,
    throwOnError: true,
  });
  return isConditional ? (data?.holds ?? null) : never;
}

/**
 * Merges a form with a row changed meanwhile: values the user changed stay, all others are taken from the row
 * as it is now.
 */
export function goOnFrom(initial: Values, written: Values, now: Values): Values {
  const names = new Set([...Object.keys(written), ...Object.keys(now)]);
  return Object.fromEntries(
    [...names].map((name) => [name, one(initial[name], written[name], now[name])]),
  );
}

function one(initial: unknown, written: unknown, now: unknown): unknown {
  if (isObject(written) && isObject(now))
    return goOnFrom(isObject(initial) ? initial : {}, written, now);
  return isSame(written, initial) ? now : written;
}

/**
 * The initial values of an action's form: the row, if the action changes its `attributes`, its version, and
 * the fields of the row that `ui.json` names. Inputs of other actions are no columns, so they start empty.
 */
export function initialInput(
  { schema, ui }: CatalogueMutation,
  record: Record<string, unknown>,
): Record<string, unknown> {
  const { attributes, updatedAt } = schema.properties ?? {};
  return {
    ...initialValues(ui, record),
    ...(attributes && { attributes: dataOfRow(attributes, record) }),
    ...(updatedAt && record.updatedAt !== undefined && { updatedAt: record.updatedAt }),
  };
}

/** The inputs of an action, as they depend on the values of the others. */
function ActionFields({ mutation, known, holds, row }: ActionFieldsProps) {
  const { catalogue } = useConsoleModel();
  const labels = useLabels();
  const data: unknown = useWatch();
  return (
    <FormFields specs={specsOfMutation(mutation, known, catalogue, labels, { data, holds, row })} />
  );
}
