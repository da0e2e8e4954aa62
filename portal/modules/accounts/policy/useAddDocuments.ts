import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import schema from '#forms/modules/accounts/create_policy_document/schema.json' with {
  type: 'json',
};
import { refusalText } from '#portal/app/errors/refusalText.ts';
import type { PickedFile } from '#portal/app/forms/declared/widgets/PickedFileRow.tsx';
import { fitFiles } from '#portal/app/pictures/fitFiles.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { type FileLimits, unfitText } from '#portal/ui/files/sortFiles.ts';
import { useWords } from '#portal/ui/words/useWords.ts';
import { readDataUrl } from '#shared/read-data-url.ts';

/** The limits for a policy document, as in the form's schema. */
export const policyLimits: FileLimits = schema.properties.attributes.properties.file.file;

/** Adds one document. */
const createPolicyDocumentMutation = graphql(`
  mutation CreatePolicyDocument($input: CreatePolicyDocumentInput!) {
    createPolicyDocument(input: $input) {
      policyDocument { id }
      errors { code path }
    }
  }
`);

/** Documents that were picked, and the sending of each; those that arrived are picked no more. */
export function useAddDocuments(onDone: () => void) {
  const { t, i18n } = useTranslation(['accounts', 'errors', 'ui']);
  const words = useWords();
  const queryClient = useQueryClient();
  const [create] = useMutate(createPolicyDocumentMutation);
  const [picked, setPicked] = useState<PickedFile[]>([]);
  const [problems, setProblems] = useState<string[]>([]);
  const [sending, setSending] = useState(false);
  const take = async (files: readonly File[]) => {
    const sorted = await fitFiles(files, policyLimits);
    const unfit = unfitText(sorted, i18n.getFixedT(i18n.language, 'ui'));
    setProblems(unfit ? [unfit] : []);
    const read = sorted.fit.map(async (file) => ({
      data: await readDataUrl(file),
      filename: file.name,
    }));
    const added = await Promise.all(read);
    const names = new Set(added.map(({ filename }) => filename));
    setPicked((now) => [...now.filter(({ filename }) => !names.has(filename)), ...added]);
  };
  const drop = (file: PickedFile) => setPicked((now) => now.filter((one) => one !== file));
  /** The error texts of a file, empty when it was stored, null when the outcome is unknown. */
  const sendOne = async (file: PickedFile) => {
    const payload = await create({ input: { attributes: { file } } });
    if (!payload) return null;
    const label = words.field('create_policy_document.file').label;
    // The field has sentences under a name of its own; faults inside a file have the general ones.
    const named = { path: 'policyDocument' };
    const messages = payload.errors.map(({ code, path }) =>
      refusalText(
        { code, path: path.replace(/^attributes\.file\b/, named.path) },
        i18n.language,
        label,
      ),
    );
    return messages.map((problem) => t('policy.failed', { name: file.filename, problem }));
  };
  const send = async () => {
    setSending(true);
    setProblems([]);
    let left = 0;
    for (const file of picked) {
      const messages = await sendOne(file);
      if (messages?.length === 0) drop(file);
      else left += 1;
      setProblems((now) => [...now, ...(messages ?? [])]);
    }
    setSending(false);
    await queryClient.invalidateQueries();
    if (left > 0) return;
    toast.success(words.action('createPolicyDocument').success);
    onDone();
  };
  return { picked, problems, sending, take, drop, send };
}
