import { useQueryClient } from '@tanstack/react-query';
import type { ResultOf } from 'gql.tada';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Session } from '#portal/app/session/startSession.ts';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { browserStorage } from '#shared/browser-storage.ts';
import { joinChecks, splitChecks } from '../document/formAndChecks.ts';
import { readJson } from '../document/jsonText.ts';
import { DesignEditor } from '../state/DesignEditor.ts';
import { isSame, writtenForm } from '../storage/writtenForm.ts';
import { type jobFormFields, updateJobFormMutation } from './jobFormFields.ts';

/** A form as one left it on this device. */
interface StoredForm {
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

/** A job with its form, as the server has it. */
export type JobFormData = ResultOf<typeof jobFormFields>;

/** `here`: on this device and not at the server. */
export type SaveState = 'saved' | 'here' | 'failed';

/** A form being designed, with its storage. */
export interface FormEditorState {
  editor: DesignEditor;
  /** The job as the server has it, as far as is known here. */
  saved: JobFormData;
  savedText: string;
  saveState: SaveState;
  isSaving: boolean;
  /** The form has been saved elsewhere since: saving stops until the user chooses a version. */
  isStale: boolean;
  save: () => Promise<void>;
  chooseMine: (theirs: JobFormData) => void;
  takeTheirs: (theirs: JobFormData) => void;
  putOff: () => void;
}

const NOTHING = { pages: [] };

const documentOf = ({ applicationForm, jobChecks }: JobFormData) =>
  joinChecks(applicationForm ?? NOTHING, jobChecks ?? []);

/** Opens a form as this user left it on this device, or as the server has it. */
export function useFormEditor(job: JobFormData): FormEditorState {
  const { t } = useMessages('recruitment/designer');
  const queryClient = useQueryClient();
  const session = useSignedIn();
  const [stored] = useState(() => storedForms(session));
  const [begin] = useState(() => beginning(job, stored.read(job.id)));
  const [editor] = useState(() => new DesignEditor(begin.text));
  const { text } = useSyncExternalStore(editor.subscribe, editor.state);
  const [saved, setSaved] = useState({ job, text: begin.savedText });
  const [asRead, setAsRead] = useState(begin.asRead);
  const [isStale, setStale] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [mutate, isSaving] = useMutate(updateJobFormMutation, t('keeping.lost'));
  const isSaved = isSame(text, saved.text);
  useEffect(
    () => stored.write(job.id, { text, asRead, isSaved }),
    [stored, job.id, text, asRead, isSaved],
  );
  const accept = (next: JobFormData, sent: string) => {
    setSaved({ job: next, text: writtenForm(documentOf(next), sent) });
    setAsRead(next.updatedAt);
    setFailed(false);
  };
  const save = async () => {
    editor.settle();
    const sent = editor.state().text;
    // A text that is not an object contains no form, and the server would keep the old one.
    if (readJson(sent).root?.type !== 'object' || readJson(sent).fault) {
      return toast.failure(t('keeping.unreadable'));
    }
    const attributes = splitChecks(JSON.parse(sent));
    const payload = await mutate({ input: { id: job.id, updatedAt: asRead, attributes } });
    if (!payload?.job) {
      setFailed(true);
      const errors = payload?.errors ?? [];
      setStale(errors.some(({ path }) => path === 'updatedAt'));
      // Problems of the form are marked in it already, by the same rules.
      const isMarked = (path: string) => /^attributes\.(applicationForm|jobChecks)/.test(path);
      if (errors.some(({ path }) => isMarked(path))) toast.failure(t('keeping.refused'));
      toastRefusals(errors.filter(({ path }) => path !== 'updatedAt' && !isMarked(path)));
      return;
    }
    accept(payload.job, sent);
    toast.success(t('keeping.done'));
    await queryClient.invalidateQueries({ refetchType: 'none' });
  };
  const saveState = isSaved ? 'saved' : hasFailed ? 'failed' : 'here';
  return {
    editor,
    saved: saved.job,
    savedText: saved.text,
    saveState,
    isSaving,
    isStale,
    save,
    chooseMine: (theirs) => {
      accept(theirs, '');
      setStale(false);
    },
    takeTheirs: (theirs) => {
      accept(theirs, '');
      editor.edit(writtenForm(documentOf(theirs), null));
      setStale(false);
    },
    putOff: () => setStale(false),
  };
}

function beginning(job: JobFormData, left: StoredForm | null) {
  const savedText = writtenForm(documentOf(job), left?.text ?? null);
  const isLeft = left !== null && !left.isSaved && !isSame(left.text, savedText);
  // A draft based on an older version is reported when it is saved, and both versions are shown.
  return {
    text: isLeft ? left.text : savedText,
    savedText,
    asRead: isLeft ? left.asRead : job.updatedAt,
  };
}

/** Forms of one person in one account: neither two accounts nor two people of one ever mix. */
function storedForms({ user, account }: Pick<Session, 'user' | 'account'>): StoredForms {
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
