import { createFormDrafts } from '#shared/form-drafts.ts';

/** Half-filled forms of each user and account. */
export const formDrafts = createFormDrafts('honorar.form.');
