import { useState } from 'react';
import { type RaRecord, useNotify, useRefresh, useTranslate } from 'react-admin';
import type {
  CatalogueMutation,
  CatalogueResource,
} from '../../../plugins/core/catalogue/catalogue.ts';
import { ApiError } from '../api/ApiError.ts';
import { messageOf } from '../catalogue/messageOf.ts';
import { useLabels } from '../catalogue/useLabels.ts';
import { fieldErrorsOf } from '../form/fieldErrorsOf.ts';
import type { Schema } from '../inputs/Schema.ts';
import { errorTextOf } from '../locale/errorTextOf.ts';
import { rowInput } from './rowInput.ts';
import { runMutation } from './runMutation.ts';

interface Options {
  resource: CatalogueResource;
  record: RaRecord;
  mutation: CatalogueMutation;
  done: () => void;
}

/**
 * Makes a transition. Refusals of inputs go back to the form's fields; one that speaks of the row
 * itself (its state, the operator's role) stands above them, since no input can mend it.
 */
export function useTransition({ resource, record, mutation, done }: Options) {
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const { locale } = useLabels();
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const key = rowInput(mutation, resource);
  const { properties = {} }: Schema = mutation.schema;
  const isInput = (path: string) => {
    const top = path.split('.')[0] ?? '';
    return top !== key && top in properties;
  };

  const submit = async (values: Record<string, unknown>) => {
    setWorking(true);
    setFailure(null);
    try {
      const known = key === null ? {} : { [key]: record.id };
      const refusals = await runMutation(mutation, { ...values, ...known });
      if (refusals.length === 0) {
        notify(messageOf(mutation, locale, 'success') ?? translate('transition.done'), {
          type: 'success',
        });
        done();
        refresh();
        return undefined;
      }
      const ofRow = refusals.filter(({ path }) => !isInput(path));
      const texts = [...new Set(ofRow.map(({ code, path }) => errorTextOf(code, locale, path)))];
      setFailure(texts.length > 0 ? texts.join(' ') : null);
      return fieldErrorsOf(
        refusals.filter(({ path }) => isInput(path)),
        locale,
      );
    } catch (cause) {
      setFailure(failureText(cause, translate));
      return undefined;
    } finally {
      setWorking(false);
    }
  };
  return { submit, isWorking, failure };
}

function failureText(cause: unknown, translate: ReturnType<typeof useTranslate>): string {
  if (!(cause instanceof ApiError)) return translate('failure.FAULT');
  if (cause.correlationId) return translate('failure.faultWithId', { id: cause.correlationId });
  return translate(`failure.${cause.message}`, { _: translate('failure.FAULT') });
}
