import type { FragmentOf } from 'gql.tada';
import type { lineRuleFields } from './lineRuleFields.ts';

/** A kind of line: its tax treatment, unit and required fields. */
export type LineRule = FragmentOf<typeof lineRuleFields>;
