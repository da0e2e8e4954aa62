import type { ResultOf } from 'gql.tada';
import type { helpArticleQuery } from './helpArticleQuery.ts';

type HelpNode = NonNullable<ResultOf<typeof helpArticleQuery>['node']>;

/** A client as the help about it knows it. */
export type HelpedClient = Extract<HelpNode, { __typename: 'Client' }>;

/** The help article that operators have written about invoicing a client. */
export type HelpArticleData = NonNullable<HelpedClient['helpArticle']>;
