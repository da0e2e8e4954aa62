import { useCallback, useRef, useState } from 'react';
import { type Answers, answersOf } from '#forms/applications/application-form.ts';
import type { Application } from './applicationFields.ts';

/**
 * Follows an application as the server returns it: answers that differ from the version before, and that this
 * window did not send, were changed in another window or on another device.
 */
export function useChangesElsewhere(application: Application) {
  const known = useRef(application);
  const count = useRef(0);
  const [changed, setChanged] = useState<readonly string[]>([]);
  /** Returns the answers of a newer version that were changed elsewhere; null for an older version. */
  const compare = useCallback((saved: Application, isOwn: (id: string) => boolean) => {
    if (saved.updatedAt < known.current.updatedAt) return null;
    const before = answersOf(known.current.applicationFormAnswers);
    const now = answersOf(saved.applicationFormAnswers);
    known.current = saved;
    const ids = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
      (id) => !isOwn(id) && !isSame(before[id], now[id]),
    );
    if (ids.length > 0) {
      count.current++;
      setChanged((others) => [...new Set([...others, ...ids])]);
    }
    return Object.fromEntries(ids.map((id) => [id, now[id]]));
  }, []);
  const elsewhere = {
    /** Ids of the questions whose answers another window has changed. */
    changed,
    /** Number of times answers of another window came, to be compared with an earlier one. */
    count: () => count.current,
    forget: () => setChanged([]),
  };
  /** The `updatedAt` of the version last compared with. */
  const version = () => known.current.updatedAt;
  return { compare, elsewhere, version };
}

const isSame = (one: Answers[string], other: Answers[string]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
