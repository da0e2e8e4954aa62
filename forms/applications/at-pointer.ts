/** The value at a JSON Pointer in a document; undefined when there is none. */
export function atPointer(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (found, part) =>
        typeof found === 'object' && found !== null && Object.hasOwn(found, part)
          ? (found as Record<string, unknown>)[part]
          : undefined,
      document,
    );
}

/** A part of a pointer as it is written in one. */
export const pointerPart = (part: string | number) =>
  String(part).replaceAll('~', '~0').replaceAll('/', '~1');
