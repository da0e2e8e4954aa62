interface Named {
  description: string | null;
  occupationCode: { name: string } | null;
}

/** What a line is called besides its kind. */
export function lineName(line: Named): string | null {
  return line.description || line.occupationCode?.name || null;
}
