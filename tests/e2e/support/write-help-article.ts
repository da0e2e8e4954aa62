import type { APIRequestContext } from '@playwright/test';
import { askOperator } from './ask-operator.ts';

export interface HelpArticle {
  orgNumber: string;
  name: string;
  supportEmail: string;
  norwegianMessage: string;
  englishMessage: string;
}

/** Replaces the help articles about an organisation as an operator. */
export async function writeHelpArticle(
  request: APIRequestContext,
  article: HelpArticle,
): Promise<void> {
  const { helpArticles } = await askOperator<{ helpArticles: { nodes: { id: string }[] } }>(
    request,
    `query ($orgNumber: String!) {
      helpArticles(filter: { orgNumber: { equalTo: $orgNumber } }) { nodes { id } }
    }`,
    { orgNumber: article.orgNumber },
  );
  for (const { id } of helpArticles.nodes) {
    await askOperator(
      request,
      'mutation ($id: UUID!) { deleteHelpArticle(input: { id: $id }) { helpArticle { id } } }',
      { id },
    );
  }
  await askOperator(
    request,
    'mutation ($helpArticle: HelpArticleInput!) { createHelpArticle(input: { helpArticle: $helpArticle }) { helpArticle { id } } }',
    { helpArticle: { ...article, blockManualInvoicing: true, showAttachmentWarning: true } },
  );
}
