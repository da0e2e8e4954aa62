import type { CheckPart, PagePart, QuestionPart } from '../document/FormOutline.ts';

/** The effect of a change on existing answers. */
export type Effect =
  | 'kept'
  | 'unasked'
  | 'unanswered'
  | 'apart'
  | 'unchosen'
  | 'unchecked'
  | 'other';

/** A member of a part, before and after; undefined where it is absent. */
export interface MemberChange {
  name: string;
  before: unknown;
  after: unknown;
}

/** The difference of one question, page or check between two versions of a form. */
export interface FormChange {
  kind: 'added' | 'removed' | 'moved' | 'changed';
  /** The later version; for a removed part the earlier one. */
  part: QuestionPart | PagePart | CheckPart;
  members: MemberChange[];
  effects: Effect[];
}
