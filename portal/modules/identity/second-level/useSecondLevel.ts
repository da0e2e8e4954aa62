import type { TadaDocumentNode } from 'gql.tada';
import { useState } from 'react';
import type { Refusal } from '../../../app/errors/Refusal.ts';
import { focusField } from '../../../app/forms/focusField.ts';
import { formDrafts } from '../../../app/forms/formDrafts.ts';
import { toastFailure } from '../../../app/toasts/toastFailure.ts';
import { execute } from '../../../graphql/execute.ts';
import { refusedEntries } from './refusedEntries.ts';
import { type SecondLevelFaults, secondLevelFaults } from './secondLevelFaults.ts';
import { sendSmsConfirmationMutation } from './sendSmsConfirmationMutation.ts';
import { verifyPhoneNumberMutation } from './verifyPhoneNumberMutation.ts';

export type Phone = { countryCode: string; number: string };
type Work = 'send' | 'verify';
/** What stands around each call: outside the popup itself, a call may need the popup first. */
export type Around = <Payload>(call: () => Promise<Payload>) => Promise<Payload>;

const alone: Around = (call) => call();

/** The course of the popup: a number, a code sent to it, the code typed in. */
export function useSecondLevel(known: Phone | null, onConfirmed: () => void, around = alone) {
  const [draft] = useState(() => formDrafts.open('second-level'));
  const [values, setValues] = useState(() => ({
    ...{ countryCode: 'NO', number: '', token: '' },
    ...(known ? { countryCode: known.countryCode, number: known.number } : draft.read()),
  }));
  const [sentTo, setSentTo] = useState<Phone | null>(null);
  const [faults, setFaults] = useState<SecondLevelFaults>({});
  const [others, setOthers] = useState<readonly Refusal[]>([]);
  const [work, setWork] = useState<Work | null>(null);
  const isSent = sentTo?.number === values.number && sentTo.countryCode === values.countryCode;

  const set = (change: Partial<typeof values>) => {
    const next = { ...values, ...change };
    setValues(next);
    setFaults({});
    if (!known) draft.write({ countryCode: next.countryCode, number: next.number });
  };

  const show = (found: SecondLevelFaults) => {
    setFaults(found);
    focusField(Object.keys(found));
  };

  /** Runs one of the two mutations; true when nothing was refused. */
  const run = async <Result extends object, Variables extends object>(
    kind: Work,
    document: TadaDocumentNode<Result, Variables>,
    variables: Variables,
  ): Promise<boolean> => {
    const found = secondLevelFaults(values, kind === 'verify');
    show(found);
    if (Object.keys(found).length > 0 || work) return false;
    setWork(kind);
    try {
      const { errors } = await around(async () => {
        const [payload] = Object.values(await execute(document, variables));
        return payload as { errors: readonly Refusal[] };
      });
      const refused = refusedEntries(errors);
      show(refused.faults);
      setOthers(refused.others);
      return errors.length === 0;
    } catch (error) {
      toastFailure(error);
      return false;
    } finally {
      setWork(null);
    }
  };

  const { countryCode, number, token } = values;
  const phone = { countryCode, number };
  return {
    ...{ values, faults, others, work, isSent, set },
    send: async () => {
      if (!(await run('send', sendSmsConfirmationMutation, { input: phone }))) return false;
      setSentTo(phone);
      setValues((old) => ({ ...old, token: '' }));
      return true;
    },
    verify: async () => {
      const input = { ...phone, token };
      if (!(await run('verify', verifyPhoneNumberMutation, { input }))) return;
      draft.forget();
      onConfirmed();
    },
  };
}
