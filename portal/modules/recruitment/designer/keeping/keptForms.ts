import { browserStorage } from '#ground/browser-storage.ts';
import type { Session } from '#portal/app/session/Session.ts';

/** A form as one left it on this device. */
export interface KeptForm {
  text: string;
  /** When the job was last changed that it is written on. */
  asRead: string;
  /** Saved at the server too; stored here for its formatting. */
  isSaved: boolean;
}

interface KeptForms {
  read: (jobId: string) => KeptForm | null;
  write: (jobId: string, kept: KeptForm) => void;
  forget: (jobId: string) => void;
}

/** Forms of one person in one account: neither two accounts nor two people of one ever mix. */
export function keptForms({ user, account }: Pick<Session, 'user' | 'account'>): KeptForms {
  const { device } = browserStorage;
  const key = (jobId: string) => `honorar.job-form.${user.id}.${account.id}.${jobId}`;
  return {
    read: (jobId) => {
      const kept = device.readJson(key(jobId));
      return isKept(kept) ? kept : null;
    },
    write: (jobId, kept) => device.writeJson(key(jobId), kept),
    forget: (jobId) => device.forget(key(jobId)),
  };
}

function isKept(value: unknown): value is KeptForm {
  const { text, asRead } = (value ?? {}) as Partial<KeptForm>;
  return typeof text === 'string' && typeof asRead === 'string';
}
