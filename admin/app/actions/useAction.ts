import { useEffect, useState } from 'react';
import { type RaRecord, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import type { CatalogueMutation } from '#plugins/core/catalogue/catalogue-mutation.ts';
import { IdempotencyKeys } from '#shared/idempotency-keys.ts';
import { ApiError, type Refusal, request } from '../api/authorizedFetch.ts';
import { rowInput } from '../catalogue/actions/rowActions.ts';
import { useLabels } from '../catalogue/labels/labels.ts';
import { fieldErrorsOf } from '../data/fieldErrorsOf.ts';
import type { Locale } from '../locale/locale.ts';
import { errorTextOf } from '../locale/words.ts';
import { isOfInput } from './runForRows.ts';

/** The result of a mutation: its refusals, none on success, and a token if it returns one. */
export interface Outcome {
  refusals: Refusal[];
  token: string | null;
}

const idempotencyKeys = new IdempotencyKeys();

/** Longer than the second half of a double click: a changed row is looked at before the button answers again. */
const LOOK_AGAIN_MS = 1500;

interface Options {
  resource: CatalogueResource;
  record: RaRecord;
  mutation: CatalogueMutation;
  close: () => void;
  onDone: () => void;
  /** Called with the form's values when the row has been changed since the form was opened. */
  onStale: (values: Record<string, unknown>) => void;
}

/**
 * Runs an action on a row. Refusals of inputs go back to the form's fields. A refusal about the row itself
 * (its state, the operator's role) appears above them, since no input can fix it.
 */
export function useAction({ resource, record, mutation, close, onDone, onStale }: Options) {
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const labels = useLabels();
  const { locale } = labels;
  const [isWorking, setWorking] = useState(false);
  const [isToBeRead, setToBeRead] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [token, setToken] = useState<string | null>(null);
  const key = rowInput(mutation, resource);
  useEffect(() => {
    if (!isToBeRead) return;
    const timer = setTimeout(() => setToBeRead(false), LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isToBeRead]);
  const isInput = (path: string) => isOfInput(mutation, resource, path);

  const succeed = (given: string | null) => {
    const { success } = labels.textsOf(mutation);
    notify(success || translate('action.done'), { type: 'success' });
    onDone();
    refresh();
    if (given) setToken(given);
    else close();
  };
  const submit = async (values: Record<string, unknown>) => {
    setWorking(true);
    setFailure(null);
    try {
      const known = key === null ? {} : { [key]: record.id };
      const input = { ...values, ...known };
      const { refusals, token: given } = await runMutation(mutation, input);
      if (refusals.length === 0) {
        succeed(given);
        return undefined;
      }
      const ofRow = refusals.filter(({ path }) => !isInput(path));
      // Another user was faster: the row behind the dialog is outdated.
      if (ofRow.length > 0) refresh();
      if (ofRow.some(({ path }) => path === 'updatedAt')) {
        setToBeRead(true);
        onStale(values);
      }
      const whole = mutation.ui?.['ui:refusedAs'];
      const texts = new Set(ofRow.map((one) => refusalText(one, locale, translate, whole)));
      setFailure([...texts].join(' ') || null);
      return fieldErrorsOf(
        refusals.filter(({ path }) => isInput(path)),
        locale,
      );
    } catch (cause) {
      // Sign-in opens above the dialog and explains itself, so no message is shown here.
      const isSignedOut = cause instanceof ApiError && cause.message === 'UNAUTHENTICATED';
      setFailure(isSignedOut ? null : failureText(cause, translate));
      return undefined;
    } finally {
      setWorking(false);
    }
  };
  return { submit, isWorking: isWorking || isToBeRead, failure, token };
}

type Translate = (key: string, options?: Record<string, unknown>) => string;

/**
 * The text of a refusal of a row. The registry's text for a missing right addresses customers, about their accounts.
 *
 * @param whole - The name by which the form's own words call a refusal of the row, which names no field or its id.
 */
export function refusalText(
  { code, path }: Refusal,
  locale: Locale,
  translate: Translate,
  whole = '',
): string {
  if (path === 'updatedAt') return translate('failure.STALE');
  return code === 'UNAUTHORIZED'
    ? translate('failure.UNAUTHORIZED')
    : errorTextOf(code, locale, (path === 'id' && whole) || path || whole);
}

/** The text of an error, with the correlation id for support. */
export function failureText(cause: unknown, translate: Translate): string {
  if (!(cause instanceof ApiError)) return translate('failure.FAULT');
  if (cause.correlationId) return translate('failure.faultWithId', { id: cause.correlationId });
  return translate(`failure.${cause.message}`, { _: translate('failure.FAULT') });
}

/** Calls a mutation of the catalogue. Pressed twice, or repeated after a lost response, it runs once. */
export async function runMutation(
  { name, inputType, givesToken }: CatalogueMutation,
  input: Record<string, unknown>,
): Promise<Outcome> {
  const selection = `${givesToken ? 'token ' : ''}errors { code path }`;
  const text = `mutation Act($input: ${inputType}!) { result: ${name}(input: $input) { ${selection} } }`;
  const key = idempotencyKeys.begin(`${name} ${JSON.stringify(input)}`);
  let state: 'answered' | 'lost' = 'lost';
  try {
    const data = await request(text, { input }, { headers: { 'idempotency-key': key } });
    state = 'answered';
    const result = data.result as { errors?: Refusal[]; token?: string | null } | null;
    return { refusals: result?.errors ?? [], token: result?.token ?? null };
  } finally {
    idempotencyKeys.end(key, state);
  }
}
