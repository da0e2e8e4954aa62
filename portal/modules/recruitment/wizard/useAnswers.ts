import { useCallback, useEffect, useRef, useState } from 'react';
import { answersFor, answersOf } from '../../../../forms/applications/answers-of.ts';
import type { Answers } from '../../../../forms/applications/application-form.ts';
import { execute } from '../../../graphql/execute.ts';
import type { Application } from './Application.ts';
import { updateJobApplicationMutation } from './updateJobApplicationMutation.ts';

/** How it stands with what was written last. */
export type Keeping = 'saved' | 'saving' | 'waiting';

const PAUSE_MS = 600;
const AGAIN_MS = 5000;

/**
 * The answers as they are written, each kept on the server a moment later. What could not be sent is sent again;
 * what another window has saved meanwhile is not undone, since only what was changed here is sent.
 */
export function useAnswers(application: Application) {
  const [answers, setAnswers] = useState<Answers>(() =>
    answersOf(application.applicationFormAnswers),
  );
  const [keeping, setKeeping] = useState<Keeping>('saved');
  const open = useRef<Answers>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<Promise<void>>(Promise.resolve());
  const { id } = application;

  const save = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    underWay.current = underWay.current.then(async () => {
      const sent = open.current;
      if (Object.keys(sent).length === 0) return;
      open.current = {};
      setKeeping('saving');
      try {
        const input = { id, attributes: { applicationFormAnswers: answersFor(sent) } };
        const { updateJobApplication } = await execute(updateJobApplicationMutation, { input });
        if (updateJobApplication?.errors.length) throw new Error('refused');
        setKeeping(Object.keys(open.current).length === 0 ? 'saved' : 'saving');
      } catch {
        // Nothing is lost: it goes along the next time, and later by itself.
        open.current = { ...sent, ...open.current };
        setKeeping('waiting');
        timer.current = setTimeout(() => void save(), AGAIN_MS);
      }
    });
    return underWay.current;
  }, [id]);

  const change = (next: Answers) => {
    for (const name of new Set([...Object.keys(answers), ...Object.keys(next)])) {
      if (answers[name] !== next[name]) open.current[name] = next[name];
    }
    setAnswers(next);
    if (Object.keys(open.current).length === 0) return;
    setKeeping((now) => (now === 'waiting' ? now : 'saving'));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), PAUSE_MS);
  };

  useEffect(() => {
    const now = () => void save();
    window.addEventListener('online', now);
    window.addEventListener('pagehide', now);
    return () => {
      window.removeEventListener('online', now);
      window.removeEventListener('pagehide', now);
      now();
    };
  }, [save]);

  return { answers, change, keeping, save };
}
