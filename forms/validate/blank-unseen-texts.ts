import type { InputSchema } from './input-schema.ts';
import { isWritableText } from './is-writable-text.ts';
import { mapInput } from './map-input.ts';

/** Spaces of every width, line ends, and signs that take no place or only turn the writing. */
const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Whether it begins as most texts do, with a sign between ! and ~. It is asked of every answer, and quicker than a pattern. */
const isVisible = (text: string): boolean => {
  const first = text.charCodeAt(0);
  return first > 32 && first < 127;
};

/** Whether there is a text, and nothing to be seen of it. */
export const isUnseenText = (text: string): boolean =>
  !isVisible(text) && unseen.test(text) && isWritableText(text);

/**
 * Empties every text in which nothing can be seen. A client or a line called by a zero-width space
 * would else count as named, since each rule about blanks has signs of its own in mind.
 */
export function blankUnseenTexts(schema: InputSchema, input: unknown): unknown {
  return mapInput(schema, input, ({ file }, value) => {
    // What a camera called its picture is nobody's answer, and is mended where files are taken.
    if (file) return { value };
    return typeof value === 'string' && isUnseenText(value) ? { value: '' } : undefined;
  });
}
