import type { FragmentOf } from 'gql.tada';
import type { lineRuleFields } from './lineRuleFields.ts';

/** What a kind of line is: how it is taxed, what it counts, what it must say. */
export type LineRule = FragmentOf<typeof lineRuleFields>;
