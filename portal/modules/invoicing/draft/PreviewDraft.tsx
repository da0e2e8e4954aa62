import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { toast, toastFailure } from '#portal/app/toasts/toast.ts';
import { execute } from '#portal/graphql/execute.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { useEditor } from './editor/useEditor.ts';
import type { DraftAutosave } from './saving/DraftAutosave.ts';

/** The PDF of a draft as its client would get it. */
const draftDocumentQuery = graphql(`
  query DraftDocument($id: ID!) {
    node(id: $id) {
      __typename
      ... on Invoice { id draftPath }
    }
  }
`);

/**
 * Opens the document that the client would get, with the last changes. Browsers open a tab only at a press, so it is
 * opened first and led to the document once that is known.
 */
export function PreviewDraft({ autosave }: { autosave: DraftAutosave }) {
  const { t } = useMessages('invoicing/draft');
  const { id } = useEditor();
  const [pending, setPending] = useState(false);
  if (id === null) return null;
  const open = async () => {
    const tab = window.open('about:blank', '_blank');
    setPending(true);
    try {
      await autosave.flush();
      const { node } = await execute(draftDocumentQuery, { id });
      const path = node?.__typename === 'Invoice' ? node.draftPath : null;
      if (path) return (tab ?? window).location.assign(path);
      toast.failure(t('write.noPreview'));
    } catch (error) {
      toastFailure(error);
    } finally {
      setPending(false);
    }
    tab?.close();
  };
  return (
    <Button
      variant="light"
      size="sm"
      leftSection={<IconEye size={18} stroke={1.5} />}
      loading={pending}
      onClick={() => void open()}
    >
      {t('write.preview')}
    </Button>
  );
}
