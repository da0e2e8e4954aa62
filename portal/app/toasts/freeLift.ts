/** A span of the window from top to bottom, in px. */
export interface Span {
  top: number;
  bottom: number;
}

const GAP = 16;

/**
 * The distance by which messages are lifted from their place at the bottom, so that they cover none of the spans: the
 * lowest free space that is high enough. Zero where the window has none.
 */
export function freeLift(messages: Span, spans: readonly Span[]): number {
  const height = messages.bottom - messages.top;
  const covered = (bottom: number) =>
    spans.find((one) => one.top < bottom + GAP && one.bottom > bottom - height - GAP);
  let { bottom } = messages;
  for (let span = covered(bottom); span; span = covered(bottom)) bottom = span.top - GAP;
  return bottom - height < GAP ? 0 : messages.bottom - bottom;
}
