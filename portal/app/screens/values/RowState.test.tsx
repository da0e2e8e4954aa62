import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import ui from '#portal/ui/messages.en.json' with { type: 'json' };
import { RowState } from './RowState.tsx';

// Goal: the colour that asks for something is on no state that asks for nothing. Method: badges rendered to a text.

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { ui } } });
});

const states = { outcomes: { PENDING: 'MEMBERS', FAILED: 'BAD_END' }, moves: [] } as never;
const badge = (row: Record<string, unknown>) =>
  renderToStaticMarkup(<RowState states={states} enumName="JobCheckStatus" row={row} />);

test('a state that waits for members is amber, unless its row is optional, which it says', () => {
  expect(badge({ status: 'PENDING', isRequired: true })).toContain('data-tone="amber"');
  expect(badge({ status: 'PENDING' })).toContain('data-tone="amber"');
  const optional = badge({ status: 'PENDING', isRequired: false });
  expect(optional).toContain('data-tone="fjord"');
  expect(optional).toMatch(/, optional</);
  expect(badge({ status: 'FAILED', isRequired: false })).toContain('data-tone="rust"');
});
