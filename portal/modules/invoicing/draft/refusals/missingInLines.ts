import type { Refusal } from '#portal/app/errors/refusalText.ts';
import { pathOf, valueAt } from '#portal/app/forms/declared/dataPath.ts';
import type { LineDraft } from '../lines/LineDraft.ts';
import type { OfferedRule } from '../writingQuery.ts';
import { fieldRefusals } from './refusedField.ts';

/**
 * The fields that a draft nothing was written in lacks: an empty draft is not sent to the server, which would have to
 * store it first. The server names the fields of a new line, of which some begin with a value.
 */
export function missingInLines(
  lines: readonly LineDraft[],
  rules: readonly OfferedRule[],
): Refusal[] {
  if (lines.length === 0) return [{ code: 'BLANK', path: 'lines' }];
  return lines.flatMap((line, at) =>
    missingFields(line, rules)
      .filter(({ path }) => isBlank(valueAt(line, pathOf(path))))
      .map(({ code, path }) => ({ code, path: `lines.${at}.${path}` })),
  );
}

function missingFields({ rule, workReport }: LineDraft, rules: readonly OfferedRule[]): Refusal[] {
  const offered = rules.find(({ lineType }) => lineType === rule.lineType);
  const { missingFields: byTask = [], missingByClock = [] } = offered ?? {};
  const fields = workReport?.type === 'TIME' ? missingByClock : byTask;
  return fieldRefusals(fields.map((path) => ({ code: 'BLANK', path })));
}

const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
