import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Answers, answersFor, answersOf } from '#forms/applications/application-form.ts';
import { Autosave } from '#portal/app/drafts/Autosave.ts';
import { formDrafts } from '#portal/app/drafts/formDrafts.ts';
import type { Refusal } from '#portal/app/errors/refusalText.ts';
import { sameSession } from '#portal/app/session/sameSession.ts';
import { execute } from '#portal/graphql/execute.ts';
import { operationName } from '#portal/graphql/graphql.ts';
import { SessionEnded } from '#portal/graphql/SessionEnded.ts';
import type { StoreAnswer } from '../form/AnswerFiles.ts';
import {
  type Application,
  ownApplicationQuery,
  updateJobApplicationMutation,
} from './applicationFields.ts';
import { answerFaults, type Faults } from './faults.ts';
import { storeApplication } from './storedApplication.ts';
import { useChangesElsewhere } from './useChangesElsewhere.ts';

/** The state of the latest change. */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'refused';

const PAUSE_MS = 600;

/**
 * The answers while they are written, each saved at the server a moment later. Unsent answers are stored in
 * this tab, also over a reload, and sent again; changes saved by another window are not undone, since only
 * answers changed here are sent. Refusals are reported by `onRefused`, and a refused answer is not sent again
 * unchanged. Answers that another window or device has changed are taken over and named in `elsewhere`,
 * except those being written here.
 */
export function useAnswers(application: Application, onRefused: (faults: Faults) => void) {
  const { id } = application;
  const queryClient = useQueryClient();
  const draft = useMemo(() => formDrafts.open(`application.${id}`), [id]);
  const open = useRef<Answers>({});
  const [answers, setAnswers] = useState<Answers>(() => {
    open.current = draft.read() as Answers;
    return { ...answersOf(application.applicationFormAnswers), ...open.current };
  });
  const [files, setFiles] = useState(application.answerFiles);
  const { compare, elsewhere, version } = useChangesElsewhere(application);
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const [mayWrite] = useState(sameSession);
  const send = useRef(async () => true);
  const [autosave] = useState(() => {
    const isOpen = () => !isEmpty(open.current);
    const onOffline = () => setSaveState('waiting');
    return new Autosave({ isOpen, onOffline, send: () => send.current() }, PAUSE_MS);
  });
  const refused = useRef(onRefused);
  refused.current = onRefused;

  const note = useCallback(() => {
    if (isEmpty(open.current)) draft.forget();
    // A removed answer is a change, too.
    else draft.write(JSON.parse(JSON.stringify(open.current, (_key, one) => one ?? null)));
  }, [draft]);

  /** Takes over the server's version, but for the answers just sent and those written since. */
  const absorb = useCallback(
    (saved: Application, sent: Answers = {}) => {
      const others = compare(saved, (id) => id in sent || id in open.current);
      if (!others) return;
      setFiles(saved.answerFiles);
      if (!isEmpty(others)) setAnswers((own) => ({ ...own, ...others }));
    },
    [compare],
  );

  // After pending saves, whose answers would look like changes from elsewhere.
  useEffect(() => {
    void autosave.inTurn(async () => absorb(application));
  }, [autosave, absorb, application]);

  /**
   * If the application itself accepts no answers any more, it is read again: it was submitted or erased
   * elsewhere.
   */
  const refuse = useCallback(
    (errors: readonly Refusal[], sent: Answers) => {
      const faults = answerFaults(errors, Object.keys(sent));
      if (!faults) {
        open.current = {};
        note();
        return queryClient.invalidateQueries({ queryKey: [operationName(ownApplicationQuery)] });
      }
      const others = Object.entries(sent).filter(([question]) => !(question in faults));
      open.current = { ...Object.fromEntries(others), ...open.current };
      note();
      setSaveState('refused');
      refused.current(faults);
      return undefined;
    },
    [note, queryClient],
  );

  send.current = async () => {
    if (!mayWrite()) throw new SessionEnded();
    const sent = open.current;
    open.current = {};
    setSaveState('saving');
    try {
      const input = { id, attributes: { applicationFormAnswers: answersFor(sent) } };
      const { updateJobApplication } = await execute(updateJobApplicationMutation, { input });
      const errors = updateJobApplication?.errors ?? [];
      if (errors.length > 0) {
        await refuse(errors, sent);
        if (!isEmpty(open.current)) autosave.schedule();
        return false;
      }
      note();
      const saved = updateJobApplication?.jobApplication;
      if (saved) {
        absorb(saved, sent);
        storeApplication(queryClient, saved);
      }
      setSaveState(isEmpty(open.current) ? 'saved' : 'saving');
      return true;
    } catch (error) {
      open.current = { ...sent, ...open.current };
      note();
      throw error;
    }
  };

  /** Returns whether all answers are saved now. */
  const save = useCallback(
    async () => (await autosave.flush()) && isEmpty(open.current),
    [autosave],
  );

  const change = (next: Answers) => {
    for (const name of new Set([...Object.keys(answers), ...Object.keys(next)])) {
      if (answers[name] !== next[name]) open.current[name] = next[name];
    }
    setAnswers(next);
    if (isEmpty(open.current)) return;
    note();
    setSaveState((now) => (now === 'waiting' ? now : 'saving'));
    autosave.schedule();
  };

  /** Saves a file as an answer, at once, since nothing that large is stored here. Returns why not. */
  const store = useCallback(
    (questionId: string, file: { filename: string; data: string }): ReturnType<StoreAnswer> =>
      autosave.inTurn(async () => {
        const input = { id, attributes: { applicationFormAnswers: [{ questionId, file }] } };
        try {
          const { updateJobApplication } = await execute(updateJobApplicationMutation, { input });
          const [refusal] = updateJobApplication?.errors ?? [];
          const now = updateJobApplication?.jobApplication;
          if (refusal || !now) {
            if (refusal && !answerFaults([refusal], [])) await refuse([refusal], {});
            const { code, path } = refusal ?? { code: 'INVALID', path: 'file' };
            return { code, path: path.replace(/^.*\.(?=file\b)/, '') };
          }
          const answer = answersOf(now.applicationFormAnswers)[questionId];
          delete open.current[questionId];
          note();
          absorb(now, { [questionId]: answer });
          storeApplication(queryClient, now);
          setAnswers((before) => ({ ...before, [questionId]: answer }));
          return null;
        } catch {
          return 'UNSENT' as const;
        }
      }),
    [autosave, id, note, refuse, absorb, queryClient],
  );

  useEffect(() => {
    const now = () => void save();
    // Sends answers left over from a closed or reloaded tab.
    if (!isEmpty(open.current)) now();
    window.addEventListener('online', now);
    window.addEventListener('pagehide', now);
    return () => {
      window.removeEventListener('online', now);
      window.removeEventListener('pagehide', now);
      now();
    };
  }, [save]);

  return { answers, files, change, saveState, store, save, elsewhere, version };
}

const isEmpty = (answers: Answers): boolean => Object.keys(answers).length === 0;
