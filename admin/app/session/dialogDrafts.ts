import { createFormDrafts } from '#shared/form-drafts.ts';

/** What an operator wrote into dialogs of actions and has not sent, in this tab. */
export const dialogDrafts = createFormDrafts('honorar.dialog.');
