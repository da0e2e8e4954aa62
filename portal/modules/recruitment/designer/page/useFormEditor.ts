import { useQueryClient } from '@tanstack/react-query';
import type { ResultOf } from 'gql.tada';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { basedOn, type SavedVersion, splitRefusals } from '#portal/app/drafts/savedVersion.ts';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { joinChecks, splitChecks } from '../document/formAndChecks.ts';
import { readJson } from '../document/jsonText.ts';
import { DesignEditor } from '../state/DesignEditor.ts';
import { localForms, type OtherDraft, type StoredForm } from '../storage/localForms.ts';
import { isSame, writtenForm } from '../storage/writtenForm.ts';
import { type jobFormFields, updateJobFormMutation } from './jobFormFields.ts';

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
  /** Drafts that other tabs left on this device. */
  others: readonly OtherDraft[];
  chooseOther: (other: OtherDraft) => void;
  removeOther: (other: OtherDraft) => void;
}

const NOTHING = { pages: [] };

const documentOf = ({ applicationForm, jobChecks }: JobFormData) =>
  joinChecks(applicationForm ?? NOTHING, jobChecks ?? []);

/** Opens a form as this user left it on this device, or as the server has it. */
export function useFormEditor(job: JobFormData): FormEditorState {
  const { t } = useMessages('recruitment/designer');
  const queryClient = useQueryClient();
  const { user, account } = useSignedIn();
  const [stored] = useState(() => localForms(`${user.id}.${account.id}`, job.id));
  const [begin] = useState(() => beginning(job, stored.read()));
  const [editor] = useState(() => new DesignEditor(begin.text));
  const { text } = useSyncExternalStore(editor.subscribe, editor.state);
  const [version, setVersion] = useState({ ...basedOn(job), baseVersion: begin.baseVersion });
  const [savedText, setSavedText] = useState(begin.savedText);
  const { saved, baseVersion, isStale } = version;
  const setStale = (next: boolean) => setVersion((now) => ({ ...now, isStale: next }));
  const [hasFailed, setFailed] = useState(false);
  const [mutate, isSaving] = useMutate(updateJobFormMutation, t('keeping.lost'));
  const isSaved = isSame(text, savedText);
  const [others, setOthers] = useState(() => stored.others(begin.text, begin.savedText));
  const refreshOthers = () => setOthers(stored.others(editor.state().text, savedText));
  useEffect(
    () => stored.write({ text, baseVersion, isSaved }),
    [stored, text, baseVersion, isSaved],
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
    others,
    chooseOther: (other) => stored.choose(other, { text, baseVersion, isSaved }),
    removeOther: (other) => {
      stored.forget(other);
      refreshOthers();
      toast.undoable(t('others.removed'), {
        id: other.key,
        onUndo: () => {
          stored.restore(other);
          refreshOthers();
        },
        onDone: () => {},
      });
    },
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
