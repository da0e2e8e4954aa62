import { expect, test } from 'vitest';
import { isEmptyDraft } from '../isEmptyDraft.ts';
import { newDraft } from '../newDraft.ts';
import { toInput } from '../saving/toInput.ts';
import { emptyLine } from './emptyLine.ts';
import { exampleRules } from './exampleRules.ts';
import type { TravelDraft } from './LineDraft.ts';
import { emptyTravel, isComputedTrip, savedTravel, travelInput } from './travelReport.ts';

// Goal: a trip is sent as entered, and the server computes its price.

const draftOf = (...lines: ReturnType<typeof emptyLine>[]) => ({
  ...newDraft(undefined, [], new Date()),
  lines,
});
const diet = emptyLine(exampleRules.DIET);
const drive = emptyLine(exampleRules.MILEAGE);

test('a new diet line is an empty trip', () => {
  expect(isComputedTrip(diet)).toBe(true);
  expect(isEmptyDraft(draftOf(diet, drive))).toBe(true);
  const trip = { ...diet, travelReport: { ...emptyTravel, purpose: 'Konsert' } };
  expect(isEmptyDraft(draftOf(trip))).toBe(false);
});

test('quantity and price are sent for a drive and an entered diet price, but not for a computed trip', () => {
  const [trip, driven, stated] = toInput(
    draftOf(
      { ...diet, addressFrom: ' Oslo ' },
      { ...drive, quantity: '12', unitPrice: '5,30' },
      { ...diet, travelReport: null, quantity: '2', dietTaxableUnitPrice: '336' },
    ),
  ).lines;
  expect(trip).toMatchObject({
    addressFrom: 'Oslo',
    addressTo: null,
    travelReport: { breakfasts: 0 },
  });
  expect(trip).not.toHaveProperty('quantity');
  expect(trip).not.toHaveProperty('dietTaxableUnitPrice');
  expect(driven).toMatchObject({ quantity: '12', unitPrice: 530, travelReport: { purpose: null } });
  expect(stated).toMatchObject({ quantity: '2', dietTaxableUnitPrice: 33_600 });
  expect(stated).not.toHaveProperty('travelReport');
});

test('a saved trip is loaded as it was entered', () => {
  const written: TravelDraft = {
    purpose: ' Konsert ',
    startDate: '2026-06-01',
    startTime: '08:00',
    endDate: '',
    endTime: '',
    lodging: 'HOTEL',
    lodgingName: '',
    breakfasts: '2',
    lunches: '',
    dinners: 'x',
  };
  const sent = travelInput(written);
  expect(sent).toMatchObject({ purpose: 'Konsert', endDate: null, breakfasts: 2, dinners: 0 });
  expect(savedTravel(sent)).toEqual({ ...written, purpose: 'Konsert', dinners: '' });
  expect(savedTravel(null)).toBeNull();
});
