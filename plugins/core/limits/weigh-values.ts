interface Weight {
  /** Values of every kind, also those that hold others. */
  values: number;
  characters: number;
  depth: number;
  /** Characters of the longest text. */
  longest: number;
}

/** Measures parsed JSON, and stops at a number of values, since a small body can contain a million. */
export function weighValues(given: unknown, most: number): Weight {
  const weight = { values: 0, characters: 0, depth: 0, longest: 0 };
  const waiting: { value: unknown; depth: number }[] = [{ value: given, depth: 1 }];
  for (let one = waiting.pop(); one && weight.values <= most; one = waiting.pop()) {
    const { value, depth } = one;
    weight.values += 1;
    weight.depth = Math.max(weight.depth, depth);
    if (typeof value === 'string') {
      weight.characters += value.length;
      weight.longest = Math.max(weight.longest, value.length);
    }
    if (value === null || typeof value !== 'object') continue;
    for (const key in value) {
      waiting.push({ value: (value as Record<string, unknown>)[key], depth: depth + 1 });
      weight.characters += key.length;
      if (waiting.length > most) return { ...weight, values: most + 1 };
    }
  }
  return weight;
}
