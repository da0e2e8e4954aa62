const digits = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A number as RFC 3492 writes it, with the threshold of each place moved by `bias`. */
function variableLength(value: number, bias: number): string {
  let text = '';
  let rest = value;
  for (let place = 36; ; place += 36) {
    const threshold = Math.min(Math.max(place - bias, 1), 26);
    if (rest < threshold) return text + digits[rest];
    text += digits[threshold + ((rest - threshold) % (36 - threshold))];
    rest = Math.floor((rest - threshold) / (36 - threshold));
  }
}

function adapted(delta: number, done: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / done);
  let bias = 0;
  for (; rest > 455; bias += 36) rest = Math.floor(rest / 35);
  return bias + Math.floor((36 * rest) / (rest + 38));
}

/**
 * A domain label in ASCII, without the prefix xn-- (RFC 3492). Implemented here because browsers offer it
 * only through URL parsing, whose other rules differ from those of the database.
 */
export function punycode(label: string): string {
  const points = Array.from(label, (letter) => letter.codePointAt(0) ?? 0);
  const basic = points.filter((point) => point < 128);
  let text = basic.length > 0 ? `${String.fromCodePoint(...basic)}-` : '';
  let done = basic.length;
  let next = 128;
  let delta = 0;
  let bias = 72;
  while (done < points.length) {
    const least = Math.min(...points.filter((point) => point >= next));
    delta += (least - next) * (done + 1);
    next = least;
    for (const point of points) {
      if (point < next) delta++;
      if (point !== next) continue;
      text += variableLength(delta, bias);
      bias = adapted(delta, done + 1, done === basic.length);
      delta = 0;
      done++;
    }
    delta++;
    next++;
  }
  return text;
}
