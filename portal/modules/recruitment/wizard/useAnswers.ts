import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { answersFor, answersOf } from '#forms/applications/answers-of.ts';
import type { Answers } from '#forms/applications/application-form.ts';
import { Autosave } from '#portal/app/drafts/Autosave.ts';
import { formDrafts } from '#portal/app/drafts/formDrafts.ts';
import type { Refusal } from '#portal/app/errors/refusalText.ts';
import { execute } from '#portal/graphql/execute.ts';
import { operationName } from '#portal/graphql/Operation.ts';
import type { StoreAnswer } from '../form/AnswerFiles.ts';
import {
  type Application,
  ownApplicationQuery,
  updateJobApplicationMutation,
} from './applicationFields.ts';
import type { Faults } from './faults.ts';

/** The state of the latest change. */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'refused';

const PAUSE_MS = 600;
const answersPath = /^attributes\.applicationFormAnswers(?:\.(\d+))?/;

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
  const [changed, setChanged] = useState<readonly string[]>([]);
  const changes = useRef(0);
  /** The application as last returned by the server: later differences from it were made elsewhere. */
  const known = useRef(application);
  const [saveState, setSaveState] = useState<SaveState>('saved');
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
    // An answer that is taken back is one, too.
    else draft.write(JSON.parse(JSON.stringify(open.current, (_key, one) => one ?? null)));
  }, [draft]);

  /** Takes over what the server has, but for the answers just sent. */
  const absorb = useCallback((saved: Application, sent: Answers = {}) => {
    const before = answersOf(known.current.applicationFormAnswers);
    if (saved.updatedAt < known.current.updatedAt) return;
    known.current = saved;
    const now = answersOf(saved.applicationFormAnswers);
    const ids = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
      (id) => !(id in sent) && !(id in open.current) && !isSame(before[id], now[id]),
    );
    setFiles(saved.answerFiles);
    if (ids.length === 0) return;
    changes.current++;
    setAnswers((own) => ({ ...own, ...Object.fromEntries(ids.map((id) => [id, now[id]])) }));
    setChanged((others) => [...new Set([...others, ...ids])]);
  }, []);

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
      const ids = Object.keys(sent);
      const ofAnswers = errors.map(({ path, code }) => ({ at: answersPath.exec(path), code }));
      if (ofAnswers.some(({ at }) => at === null)) {
        open.current = {};
        note();
        return queryClient.invalidateQueries({ queryKey: [operationName(ownApplicationQuery)] });
      }
      const wrong = ofAnswers.flatMap(({ at, code }) =>
        (at?.[1] === undefined ? ids : [ids[Number(at[1])] ?? '']).map(
          (one) => [one, code] as const,
        ),
      );
      const faults = Object.fromEntries(wrong);
      const others = ids.filter((one) => !(one in faults)).map((one) => [one, sent[one]]);
      open.current = { ...Object.fromEntries(others), ...open.current };
      note();
      setSaveState('refused');
      refused.current(faults);
      return undefined;
    },
    [note, queryClient],
  );

  send.current = async () => {
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
      if (updateJobApplication?.jobApplication) absorb(updateJobApplication.jobApplication, sent);
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
            if (refusal && !answersPath.test(refusal.path)) await refuse([refusal], {});
            const { code, path } = refusal ?? { code: 'INVALID', path: 'file' };
            return { code, path: path.replace(/^.*\.(?=file\b)/, '') };
          }
          const answer = answersOf(now.applicationFormAnswers)[questionId];
          delete open.current[questionId];
          note();
          absorb(now, { [questionId]: answer });
          setAnswers((before) => ({ ...before, [questionId]: answer }));
          return null;
        } catch {
          return 'UNSENT' as const;
        }
      }),
    [autosave, id, note, refuse, absorb],
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

  const elsewhere = {
    /** Ids of the questions whose answers another window has changed. */
    changed,
    /** Number of times answers of another window came, to be compared with an earlier one. */
    count: () => changes.current,
    forget: () => setChanged([]),
  };
  /** The `updatedAt` of the version last compared with. */
  const version = () => known.current.updatedAt;
  return { answers, files, change, saveState, store, save, elsewhere, version };
}

const isSame = (one: Answers[string], other: Answers[string]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isEmpty = (answers: Answers): boolean => Object.keys(answers).length === 0;
