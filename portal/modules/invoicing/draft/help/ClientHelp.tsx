import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { useEditor } from '../useEditor.ts';
import { HelpArticle } from './HelpArticle.tsx';
import { helpArticleQuery } from './helpArticleQuery.ts';

/** The help article of the chosen client. */
export function ClientHelp() {
  const { draft } = useEditor();
  const id = draft.client?.id ?? '';
  const query = useQuery({ ...queryOf(helpArticleQuery, { id }), enabled: id !== '' });
  const node = query.data?.node;
  if (node?.__typename !== 'Client' || node.id !== id || !node.helpArticle) return null;
  return <HelpArticle key={id} client={node} freelanceProfileId={draft.freelanceProfileId} />;
}
