/** The conjuncts of a condition as Postgres prints it; a condition without `and` is its only conjunct. */
export function conjunctsOf(condition: string): string[] {
  const inner = withoutBrackets(condition.trim());
  const parts: string[] = [];
  let depth = 0;
  let isQuoted = false;
  let begin = 0;
  for (let at = 0; at < inner.length; at++) {
    const letter = inner[at];
    if (letter === "'") isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (depth === 0 && inner.startsWith(' AND ', at)) {
      parts.push(inner.slice(begin, at));
      begin = at + ' AND '.length;
    }
  }
  parts.push(inner.slice(begin));
  return parts.length > 1 ? parts.map((part) => part.trim()) : [];
}

/** Drops brackets around the whole of it. */
function withoutBrackets(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')') depth--;
    if (depth === 0 && at < text.length - 1) return text;
  }
  return withoutBrackets(text.slice(1, -1).trim());
}
