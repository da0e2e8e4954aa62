type Path = readonly (string | number)[];

/** The value at a path; undefined when the path leads nowhere. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (found, part) => (found as Record<string | number, unknown> | null | undefined)?.[part],
    data,
  );
}

/** The same data with values laid over the object at a path. */
export function withValues(data: unknown, [first, ...rest]: Path, values: object): unknown {
  if (first === undefined) return { ...(data as object), ...values };
  const below = withValues(valueAt(data, [first]), rest, values);
  if (Array.isArray(data)) return data.with(Number(first), below);
  return { ...(data as object), [first]: below };
}

/** `attributes.referencePeople.0.name` as the steps to it. */
export const pathOf = (path: string): string[] => (path === '' ? [] : path.split('.'));
