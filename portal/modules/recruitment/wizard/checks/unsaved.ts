import { useRef, useState } from 'react';
import type { CheckType } from './takes.ts';

/** Input that is not saved yet, by check: each function submits it, and resolves to whether it was accepted. */
export type Unsaved = Map<CheckType, () => Promise<boolean>>;

/** The unsaved input of the page of checks, to be saved by the buttons that lead away from it. */
export function useUnsaved() {
  const { current: unsaved } = useRef<Unsaved>(new Map());
  const [isSaving, setSaving] = useState(false);
  /** Hands in all of it; false if something was refused, which its form then shows. */
  const saveUnsaved = async (): Promise<boolean> => {
    let areTaken = true;
    setSaving(true);
    try {
      // One after the other: each answers with the whole application.
      for (const handIn of [...unsaved.values()]) areTaken = (await handIn()) && areTaken;
    } finally {
      setSaving(false);
    }
    return areTaken;
  };
  return { unsaved, isSaving, saveUnsaved };
}
