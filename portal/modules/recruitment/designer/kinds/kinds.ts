import {
  IconCalendar,
  IconCheckbox,
  IconCircleDot,
  IconClock,
  IconCursorText,
  IconFileUpload,
  IconForms,
  IconHash,
  IconId,
  IconMail,
  IconMapPin,
  IconPhone,
  type Icon as Sign,
} from '@tabler/icons-react';
import type { PagePart, QuestionPart } from '../document/FormOutline.ts';

/**
 * The kinds of questions a recruiter can choose: the three of the document, and those that a schema defines
 * more exactly.
 */
export const kinds = [
  ...(['TEXT', 'RADIOS', 'CHECKBOXES'] as const),
  ...(['email', 'phone', 'number', 'date', 'time', 'address', 'national-id', 'file'] as const),
] as const;
export type Kind = (typeof kinds)[number];

const signs: Record<Kind, Sign> = {
  TEXT: IconCursorText,
  RADIOS: IconCircleDot,
  CHECKBOXES: IconCheckbox,
  email: IconMail,
  phone: IconPhone,
  number: IconHash,
  date: IconCalendar,
  time: IconClock,
  address: IconMapPin,
  'national-id': IconId,
  file: IconFileUpload,
};

/** The kind of a question; null if only its JSON can express it. */
export function kindOf({ value: { type, schema } }: Pick<QuestionPart, 'value'>): Kind | null {
  const { format, type: answer } = (schema ?? {}) as { format?: unknown; type?: unknown };
  const isNumber = answer === 'number' || answer === 'integer';
  const wanted = schema === undefined ? type : (format ?? (isNumber ? 'number' : null));
  return kinds.find((one) => one === wanted) ?? null;
}

export const signOf = (kind: Kind | null): Sign => (kind ? signs[kind] : IconForms);

export const hasOptions = (kind: Kind | null) => kind === 'RADIOS' || kind === 'CHECKBOXES';

/** A page that is added last. */
export function newPage(pages: readonly PagePart[]): Record<string, unknown> {
  const numbers = pages.map(({ value }) =>
    typeof value.pageNumber === 'number' ? value.pageNumber : 0,
  );
  return { title: '', pageNumber: Math.max(pages.length, ...numbers) + 1, questions: [] };
}

/** The members by which a question is of a kind; undefined for those that have no place in it. */
export function membersOf(kind: Kind, options: unknown) {
  const bare = { type: undefined, schema: undefined, options: undefined };
  if (hasOptions(kind)) return { ...bare, type: kind, options };
  if (kind === 'TEXT') return { ...bare, type: kind };
  if (kind === 'number') return { ...bare, schema: { type: 'number' } };
  return { ...bare, schema: { type: 'string', format: kind } };
}
