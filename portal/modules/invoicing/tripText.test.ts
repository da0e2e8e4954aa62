import { expect, test } from 'vitest';
import { tripText } from './tripText.ts';

const trip = {
  purpose: 'Konsert',
  startDate: '2026-11-03',
  startTime: '08:00:00',
  endDate: '2026-11-05',
  endTime: '15:00:00',
};
const drive = { ...trip, startTime: null, endDate: null, endTime: null };

test('a trip has the same text on screens as in documents', () => {
  expect(tripText(trip, 'nb').replaceAll(/\s/g, ' ')).toBe(
    'Formål: Konsert · Dro 3. nov. 2026 kl. 08:00, hjemme 5. nov. 2026 kl. 15:00',
  );
  expect(tripText(trip, 'en').replaceAll(/\s/g, ' ')).toBe(
    'Purpose: Konsert · Left 3 Nov 2026 at 08:00, back 5 Nov 2026 at 15:00',
  );
});

test('a drive has its day, and a line without a trip no text', () => {
  expect(tripText(drive, 'nb').replaceAll(/\s/g, ' ')).toBe('Formål: Konsert · 3. nov. 2026');
  expect(tripText({ ...drive, purpose: null, startDate: null }, 'nb')).toBe('');
});
