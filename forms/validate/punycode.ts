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

/** The label that a text of `punycode` stands for; null if none. */
export function readPunycode(text: string): string | null {
  const at = text.lastIndexOf('-');
  const points = Array.from(text.slice(0, Math.max(at, 0)), (letter) => letter.codePointAt(0) ?? 0);
  let place = at + 1;
  let next = 128;
  let index = 0;
  let bias = 72;
  while (place < text.length) {
    const before = index;
    let weight = 1;
    for (let step = 36; ; step += 36) {
      const digit = digits.indexOf(text[place++] ?? ' ');
      if (digit < 0) return null;
      index += digit * weight;
      const threshold = Math.min(Math.max(step - bias, 1), 26);
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const length = points.length + 1;
    bias = adapted(index - before, length, before === 0);
    next += Math.floor(index / length);
    if (next > 0x10ffff) return null;
    index %= length;
    points.splice(index++, 0, next);
  }
  return String.fromCodePoint(...points);
}
