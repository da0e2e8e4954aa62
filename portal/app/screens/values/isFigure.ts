import type { ScreenField } from '#plugins/core/screens/screen.ts';

/** Numbers are right-aligned, so that they can be compared. */
export function isFigure({ kind }: ScreenField): boolean {
  return ['money', 'integer', 'decimal', 'percent'].includes(kind);
}
