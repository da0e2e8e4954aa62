import { Anchor, Text } from '@mantine/core';
import type { ResultOf } from 'gql.tada';
import { useTranslation } from 'react-i18next';
import type { helpArticleQuery } from './helpArticleQuery.ts';

type HelpNode = NonNullable<ResultOf<typeof helpArticleQuery>['node']>;

/** A client as the help about it knows it. */
export type HelpedClient = Extract<HelpNode, { __typename: 'Client' }>;

/** The help article that operators have written about invoicing a client. */
type HelpArticleData = NonNullable<HelpedClient['helpArticle']>;

/** The article in the reader's language, or in the other when it has only that. */
export function HelpArticleText({ article }: { article: HelpArticleData }) {
  const { t, i18n } = useTranslation('invoicing/draft');
  const english = [article.englishMessage, article.englishArticleUrl] as const;
  const norwegian = [article.norwegianMessage, article.norwegianArticleUrl] as const;
  const [first, second] = i18n.language === 'en' ? [english, norwegian] : [norwegian, english];
  const message = first[0] ?? second[0];
  const url = first[1] ?? second[1];
  return (
    <>
      {message && <Text style={{ whiteSpace: 'pre-line' }}>{message}</Text>}
      {url && (
        <Anchor href={url} target="_blank" rel="noreferrer" underline="always">
          {t('help.readMore')}
        </Anchor>
      )}
    </>
  );
}
