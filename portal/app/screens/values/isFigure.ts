import type { ScreenField } from '../../../../plugins/core/screens/screen.ts';

/** Figures stand to the right, so that they can be compared. */
export function isFigure({ kind }: ScreenField): boolean {
  return ['money', 'integer', 'decimal', 'percent'].includes(kind);
}
