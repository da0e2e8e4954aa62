import type { ApplicationForm } from '../application-form.ts';
import { atPointer, pointerPart } from '../at-pointer.ts';
import { type Fault, faultAt, most } from './fault.ts';

/**
 * The faults of a form that becomes too large once each `$ref` is replaced by its target. A validator is
 * compiled from the expanded form: 500 questions that share 10 000 options are 160 kB as a document and 65 MB
 * as a script.
 */
export function checkExpandedSize(form: ApplicationForm): Fault[] {
  const sizes = new Map<object, number>();
  let size = lettersOf(form);
  for (const { ref, pointer } of refsIn(form.pages, '/pages')) {
    size += sizeOfNamed(ref, form, sizes);
    if (size <= most.expandedKilobytes * 1000) continue;
    return [faultAt(`${pointer}/$ref`, 'refsTooLarge', { ref, most: most.expandedKilobytes })];
  }
  return [];
}

/** Characters of a form with each `$ref` expanded. */
export function expandedSize(form: ApplicationForm): number {
  const sizes = new Map<object, number>();
  let size = lettersOf(form);
  for (const { ref } of refsIn(form.pages, '')) size += sizeOfNamed(ref, form, sizes);
  return size;
}

const lettersOf = (value: object): number => JSON.stringify(value).length;

/** Counts each named object once. A circle is a fault of its own, reported later. */
function sizeOfNamed(ref: string, document: object, sizes: Map<object, number>): number {
  const named = ref.startsWith('#/') ? atPointer(document, ref.slice(1)) : undefined;
  if (typeof named !== 'object' || named === null) return 0;
  const known = sizes.get(named);
  if (known !== undefined) return known;
  sizes.set(named, 0);
  let size = lettersOf(named);
  for (const one of refsIn(named, '')) size += sizeOfNamed(one.ref, document, sizes);
  sizes.set(named, size);
  return size;
}

function* refsIn(value: object, pointer: string): Generator<{ ref: string; pointer: string }> {
  for (const [name, one] of Object.entries(value)) {
    if (typeof one === 'object' && one !== null) {
      yield* refsIn(one, `${pointer}/${pointerPart(name)}`);
    } else if (name === '$ref' && typeof one === 'string') yield { ref: one, pointer };
  }
}
