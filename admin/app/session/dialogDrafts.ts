import { createFormDrafts } from '#shared/form-drafts.ts';

/** The unsent inputs of an operator in dialogs of actions, in this tab. */
export const dialogDrafts = createFormDrafts('honorar.dialog.');
