import type { Session } from '#portal/app/session/startSession.ts';
import { browserStorage } from '#shared/browser-storage.ts';

/** A form as one left it on this device. */
export interface StoredForm {
  text: string;
  /** When the job was last changed that it is written on. */
  asRead: string;
  /** Saved at the server too; stored here for its formatting. */
  isSaved: boolean;
}

interface StoredForms {
  read: (jobId: string) => StoredForm | null;
  write: (jobId: string, stored: StoredForm) => void;
  forget: (jobId: string) => void;
}

/** Forms of one person in one account: neither two accounts nor two people of one ever mix. */
export function storedForms({ user, account }: Pick<Session, 'user' | 'account'>): StoredForms {
  const { device } = browserStorage;
  const key = (jobId: string) => `honorar.job-form.${user.id}.${account.id}.${jobId}`;
  return {
    read: (jobId) => {
      const stored = device.readJson(key(jobId));
      return isStoredForm(stored) ? stored : null;
    },
    write: (jobId, stored) => device.writeJson(key(jobId), stored),
    forget: (jobId) => device.forget(key(jobId)),
  };
}

function isStoredForm(value: unknown): value is StoredForm {
  const { text, asRead } = (value ?? {}) as Partial<StoredForm>;
  return typeof text === 'string' && typeof asRead === 'string';
}
