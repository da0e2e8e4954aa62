import { useQueryClient } from '@tanstack/react-query';
import type { ResultOf } from 'gql.tada';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  basedOn,
  type SavedVersion,
  splitRefusals,
  withBaseVersion,
} from '#portal/app/drafts/savedVersion.ts';
import type { Session } from '#portal/app/session/loadSession.ts';
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

/** A form as its author left it on this device. */
interface StoredForm {
  text: string;
  /** The `updatedAt` of the job's version that it is based on. */
  baseVersion: string;
  /** Saved at the server too; stored here for its formatting. */
  isSaved: boolean;
}

interface StoredForms {
  read: (jobId: string) => StoredForm | null;
  write: (jobId: string, stored: StoredForm) => void;
}

/** A job with its form, as the server has it. */
export type JobFormData = ResultOf<typeof jobFormFields>;

/** `here`: on this device and not at the server. */
export type SaveState = 'saved' | 'here' | 'failed';

/** A form being designed, with its storage. */
export interface FormEditorState extends Pick<SavedVersion<JobFormData>, 'saved' | 'isStale'> {
  editor: DesignEditor;
  savedText: string;
  saveState: SaveState;
  isSaving: boolean;
  save: () => Promise<void>;
  chooseMine: (theirs: JobFormData) => void;
  takeTheirs: (theirs: JobFormData) => void;
  /** Postpones the choice; the next save asks again. */
  postpone: () => void;
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
  const [version, setVersion] = useState({ ...basedOn(job), baseVersion: begin.baseVersion });
  const [savedText, setSavedText] = useState(begin.savedText);
  const { saved, baseVersion, isStale } = version;
  const setStale = (next: boolean) => setVersion((now) => ({ ...now, isStale: next }));
  const [hasFailed, setFailed] = useState(false);
  const [mutate, isSaving] = useMutate(updateJobFormMutation, t('keeping.lost'));
  const isSaved = isSame(text, savedText);
  useEffect(
    () => stored.write(job.id, { text, baseVersion, isSaved }),
    [stored, job.id, text, baseVersion, isSaved],
  );
  const accept = (next: JobFormData, sent: string) => {
    setVersion(basedOn(next));
    setSavedText(writtenForm(documentOf(next), sent));
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
    const payload = await mutate({ input: { id: job.id, updatedAt: baseVersion, attributes } });
    if (!payload?.job) {
      setFailed(true);
      const split = splitRefusals(payload?.errors ?? []);
      setStale(split.isStale);
      // Problems of the form are marked in it already, by the same rules.
      const isMarked = (path: string) => /^attributes\.(applicationForm|jobChecks)/.test(path);
      if (split.refusals.some(({ path }) => isMarked(path))) toast.failure(t('keeping.refused'));
      toastRefusals(split.refusals.filter(({ path }) => !isMarked(path)));
      return;
    }
    accept(payload.job, sent);
    toast.success(t('keeping.done'));
    await queryClient.invalidateQueries({ refetchType: 'none' });
  };
  const saveState = isSaved ? 'saved' : hasFailed ? 'failed' : 'here';
  return {
    editor,
    saved,
    savedText,
    saveState,
    isSaving,
    isStale,
    save,
    chooseMine: (theirs) => accept(theirs, ''),
    takeTheirs: (theirs) => {
      accept(theirs, '');
      editor.edit(writtenForm(documentOf(theirs), null));
    },
    postpone: () => setStale(false),
  };
}

function beginning(job: JobFormData, left: StoredForm | null) {
  const savedText = writtenForm(documentOf(job), left?.text ?? null);
  const isLeft = left !== null && !left.isSaved && !isSame(left.text, savedText);
  // A draft based on an older version is reported when it is saved, and both versions are shown.
  return {
    text: isLeft ? left.text : savedText,
    savedText,
    baseVersion: isLeft ? left.baseVersion : job.updatedAt,
  };
}

/**
 * Forms of one person in one account: neither two accounts nor two people of one ever mix. Each tab has its own
 * unsaved text, which a reload finds again; the device has the newest one, for a tab that was closed. A tab that saves
 * leaves there what another has not saved yet.
 */
function storedForms({ user, account }: Pick<Session, 'user' | 'account'>): StoredForms {
  const { device, tab } = browserStorage;
  const key = (jobId: string) => `honorar.job-form.${user.id}.${account.id}.${jobId}`;
  const readFrom = (shelf: typeof tab, jobId: string) => {
    const stored = withBaseVersion(shelf.readJson(key(jobId)));
    return isStoredForm(stored) ? stored : null;
  };
  return {
    read: (jobId) => {
      const own = readFrom(tab, jobId);
      return own && !own.isSaved ? own : readFrom(device, jobId);
    },
    write: (jobId, stored) => {
      const before = readFrom(tab, jobId);
      const onDevice = readFrom(device, jobId);
      tab.writeJson(key(jobId), stored);
      const isOthers = onDevice && !onDevice.isSaved && onDevice.text !== before?.text;
      if (!stored.isSaved || !isOthers) device.writeJson(key(jobId), stored);
    },
  };
}

function isStoredForm(value: unknown): value is StoredForm {
  const { text, baseVersion } = (value ?? {}) as Partial<StoredForm>;
  return typeof text === 'string' && typeof baseVersion === 'string';
}
