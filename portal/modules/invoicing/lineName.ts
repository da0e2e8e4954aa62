interface Named {
  description: string | null;
  occupationCode: { name: string } | null;
}

/** The description of a line, besides its kind. */
export function lineName(line: Named): string | null {
  return line.description || line.occupationCode?.name || null;
}
