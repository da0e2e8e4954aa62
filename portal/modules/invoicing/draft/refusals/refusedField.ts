import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import type { Labels } from '#forms/words/words-in.ts';
import { type Refusal, refusalText } from '#portal/app/errors/refusalText.ts';
import { pathOf, valueAt } from '#portal/app/forms/declared/dataPath.ts';
import { useMessages } from '#portal/ui/texts.ts';
import type { InvoiceDraft } from '../InvoiceDraft.ts';
import { priceWord, quantityWord } from '../lines/LineDraft.ts';
import { draftField } from '../useDraftField.ts';

/** The label of the field at a path, and its line, counted from one. */
export function refusedField(
  path: string,
  lines: InvoiceDraft['lines'],
  t: TFunction,
  words: Labels,
): { line: number | null; label: string } {
  const parts = path.split('.');
  const name = parts.at(-1) ?? '';
  const at = parts[0] === 'lines' && parts[1] !== undefined ? Number(parts[1]) : null;
  const rule = at === null ? undefined : lines[at]?.rule;
  const line = at === null ? null : at + 1;
  if (parts.at(-2) === 'travelReport') {
    return { line, label: words.field(`travel_report.${name}`).label };
  }
  // The labels of quantity and unit price depend on the kind of line.
  if (rule && name === 'quantity') return { line, label: quantityWord(rule, words) };
  if (rule && name === 'unitPrice') return { line, label: priceWord(rule, t) };
  return { line, label: draftField(words)(name).label };
}

/**
 * The server names the input (`clientId`), the editor the shown field (`client`). Hours or times that are missing stand
 * for the quantity, which follows from them.
 */
export function fieldRefusals(refusals: readonly Refusal[]): Refusal[] {
  const counted = new Set(
    refusals
      .filter(({ path }) => /\bworkReport\.(hours|startTime|endTime)$/.test(path))
      .map(({ path }) => path.replace(/workReport\.\w+$/, 'quantity')),
  );
  return refusals
    .filter(({ code, path }) => code !== 'BLANK' || !counted.has(path))
    .map(({ code, path }) => ({ code, path: path.replace(/Id$/, '') }));
}

/**
 * The refusals that a change of the draft leaves: those of fields that neither `touched` names nor the change
 * has altered. The same list if it answers none, so that its readers do not re-render.
 */
export function remainingRefusals(
  refusals: readonly Refusal[],
  touched: string,
  before: InvoiceDraft,
  now: InvoiceDraft,
): readonly Refusal[] {
  const remaining = refusals.filter(
    ({ path }) =>
      !path.startsWith(touched) && valueAt(before, pathOf(path)) === valueAt(now, pathOf(path)),
  );
  return remaining.length < refusals.length ? remaining : refusals;
}

/** Finds the text of a refusal at a path, in the current language. */
export function useRefusalTexts(refusals: readonly Refusal[]) {
  const { language } = useMessages('errors');
  return useCallback(
    (path: string, label: string): string | undefined => {
      const refusal = refusals.find((one) => one.path === path);
      return refusal && refusalText(refusal, language, label);
    },
    [refusals, language],
  );
}
