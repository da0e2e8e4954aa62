import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import accountsWords from '#forms/modules/accounts/words.en.json' with { type: 'json' };
import coreWords from '#forms/modules/core/words.en.json' with { type: 'json' };
import invoicingWords from '#forms/modules/invoicing/words.en.json' with { type: 'json' };
import recruitmentWords from '#forms/modules/recruitment/words.en.json' with { type: 'json' };
import core from '../../modules/core/messages.en.json' with { type: 'json' };
import identity from '../../modules/identity/messages.en.json' with { type: 'json' };
import draft from '../../modules/invoicing/draft/messages.en.json' with { type: 'json' };
import team from '../../modules/team/messages.en.json' with { type: 'json' };
import ui from '../../ui/messages.en.json' with { type: 'json' };
import app from '../messages.en.json' with { type: 'json' };

const removals = [
  invoicingWords.actions.destroy_receipt,
  accountsWords.actions.destroy_policy_document,
];

// Goal: texts that document A prescribes (sections 2, 4, 6 and 8) are used unchanged.
// Method: the English texts of the screens. End-to-end tests check that screens show them.
// Requirements: A2.100, A2.145, A4.16, A4.19, A4.26, A6.21, A8.5, A8.6, A8.7, A8.8, A8.9, B8.16,
// B8.17
test.each([
  [app.failure.text, 'Something went wrong. Please refresh the page or click the link below.'],
  [app.failure.back, 'Back to dashboard'],
  [app.create.invoice, 'One invoice'],
  [app.toast.network, 'Network Error'],
  [app.toast.broke, 'GraphQL Error'],
  [app.popup.unknown, 'UNKNOWN POPUP TYPE'],
  [ui.copy.done, 'Copied!'],
  [ui.copy.doneText, 'Copied to your clipboard'],
  [ui.list.noMatchText, 'Change your filters to see results'],
  [core.token.failedTitle, 'OPPS!'],
  [
    core.token.failedText,
    'Sorry, the link you have used has expired. We have sent you a new link to your email.',
  ],
  [identity.security.password.doneTitle, 'Success!'],
  [identity.security.password.done, 'Your password has been updated'],
  [identity.secondLevel.sendAgain, 'Resend the code'],
  [team.drawer.exists, 'Member already exists!'],
  [draft.receipts.uploading, 'Uploading attachment'],
  [
    accountsWords.errors['TOO_BIG.departmentDescription'],
    'A description must be 280 characters or less',
  ],
  [coreWords.errors['BLANK.address'], 'Address is required'],
  [
    recruitmentWords.errors['TOO_SMALL.applicationLimit'],
    'A job must allow at least one applicant',
  ],
])('“%s” is the text of the document', (text, expected) => {
  expect(text).toBe(expected);
});

test('every list without rows shows the same sentence', () => {
  const files = globSync('portal/**/messages.en.json').map((file) => readFileSync(file, 'utf8'));
  const sentences = files.flatMap((text) => text.match(/"Change your filters[^"]*"/g) ?? []);
  expect([...new Set(sentences)]).toEqual(['"Change your filters to see results"']);
});

// Requirements: B8.18
test.each(removals)(
  'an attachment is removed after the confirmation of the document',
  (removal) => {
    expect(removal).toMatchObject({
      title: 'Are you sure you want to delete this attachment?',
      description: 'This action is not reversible',
      submit: 'Delete',
    });
  },
);
