import { type JsonPath, nodeAt, type ReadJson } from '../document/jsonText.ts';

/** A JSON Pointer as the steps to a place; a number counts in a list, and is a name in an object. */
export function pathOfPointer(root: ReadJson['root'], pointer: string): JsonPath {
  const path: (string | number)[] = [];
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const isInList = nodeAt(root, path)?.type === 'array' && /^\d+$/.test(name);
    path.push(isInList ? Number(name) : name);
  }
  return path;
}
