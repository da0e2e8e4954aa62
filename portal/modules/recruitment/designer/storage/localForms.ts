import { withBaseVersion } from '#portal/app/drafts/savedVersion.ts';
import { tabDrafts } from '#portal/app/drafts/tabDrafts.ts';
import { browserStorage } from '#shared/browser-storage.ts';
import { newKey } from '#shared/new-key.ts';
import { isSame } from './writtenForm.ts';

/** A form as its author left it on this device. */
export interface StoredForm {
  text: string;
  /** The `updatedAt` of the job's version that it is based on. */
  baseVersion: string;
  /** Saved at the server too; stored here for its formatting. */
  isSaved: boolean;
  /** The moment of its last change. */
  changedAt?: string;
}

/** A draft that another tab left on this device. */
export interface OtherDraft extends StoredForm {
  key: string;
}

/** The drafts of one job's form on this device, as one opened designer sees them. */
export interface LocalForms {
  /** The form to begin with: the unsaved one of this tab, else the newest of the device. */
  read: () => StoredForm | null;
  write: (stored: StoredForm) => void;
  /** Drafts beside `text`, the newest first. */
  others: (text: string, savedText: string) => OtherDraft[];
  /** Makes another draft the one that this tab begins with; `current` stays on the device. */
  choose: (other: OtherDraft, current: StoredForm) => void;
  forget: (other: OtherDraft) => void;
  restore: (other: OtherDraft) => void;
}

/**
 * Forms of one person in one account: neither two accounts nor two people of one ever mix. Each opened designer stores
 * its draft under a key of its own, so that no tab overwrites what another has not saved. The first change takes over
 * the draft that the designer began with: until then the draft may still be open in the tab that wrote it.
 */
export function localForms(owner: string, jobId: string): LocalForms {
  const { device, tab } = browserStorage;
  const base = `honorar.job-form.${owner}.${jobId}`;
  const own = `${base}.${newKey()}`;
  let initial: StoredForm | null = null;
  let hasTakenOver = false;
  // The key that all tabs share has the last saved form.
  const drafts = (): OtherDraft[] => tabDrafts(base, readForm).filter(({ isSaved }) => !isSaved);
  const store = (key: string, { text, baseVersion, changedAt }: StoredForm) => {
    const moment = changedAt ?? new Date().toISOString();
    device.writeJson(key, { text, baseVersion, isSaved: false, changedAt: moment });
  };
  const takeOver = () => {
    hasTakenOver = true;
    for (const { key, text } of drafts()) if (text === initial?.text) device.forget(key);
  };
  return {
    read: () => {
      const ofTab = readForm(tab.readJson(base));
      initial = ofTab && !ofTab.isSaved ? ofTab : (drafts()[0] ?? readForm(device.readJson(base)));
      return initial;
    },
    write: (stored) => {
      const { text, baseVersion, isSaved } = stored;
      tab.writeJson(base, stored);
      const isInitial = text === initial?.text && baseVersion === initial.baseVersion && !isSaved;
      if (isInitial && !hasTakenOver) return;
      if (!hasTakenOver) takeOver();
      if (!isSaved) return store(own, stored);
      device.forget(own);
      if (readForm(device.readJson(base))?.isSaved !== false) device.writeJson(base, stored);
    },
    others: (text, savedText) => {
      const known = [text, savedText];
      return drafts().filter(({ key, text: other }) => {
        const isNew = key !== own && !known.some((one) => isSame(one, other));
        known.push(other);
        return isNew;
      });
    },
    choose: (other, current) => {
      const isHere = drafts().some(({ text }) => text === current.text);
      if (!current.isSaved && !isHere) store(own, current);
      tab.writeJson(base, other);
    },
    forget: ({ key }) => device.forget(key),
    restore: ({ key, ...draft }) => store(key, draft),
  };
}

function readForm(value: unknown): StoredForm | null {
  const stored = withBaseVersion(value) as Partial<StoredForm> | null;
  const isForm = typeof stored?.text === 'string' && typeof stored.baseVersion === 'string';
  return isForm ? (stored as StoredForm) : null;
}
