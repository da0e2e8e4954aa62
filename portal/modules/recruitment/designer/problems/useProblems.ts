import { useDeferredValue, useMemo } from 'react';
import type { Fault } from '#forms/applications/checks/fault.ts';
import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { usePart } from '#portal/ui/parts/usePart.ts';
import { useMessages } from '#portal/ui/texts.ts';
import type { FormOutline } from '../document/FormOutline.ts';
import {
  endOf,
  type JsonFault,
  type JsonPath,
  nodeAt,
  type ReadJson,
  readJson,
} from '../document/jsonText.ts';

/** A problem: its path in the form, its range in the text, and a message. */
export interface Problem {
  path: JsonPath;
  from: number;
  to: number;
  message: string;
  /** Merely unfinished: reported once the user leaves its part. */
  isUnfinished: boolean;
}

const nothing = () => {};
const nowhere: JsonFault = { reason: 'broken', offset: 0, length: 0 };

/**
 * The problems of a form with their ranges in the text. A long form is checked after the typed text is shown.
 */
export function useProblems(present: string, { fault }: FormOutline): Problem[] {
  const { t } = useMessages('recruitment/designer');
  const language = useLanguage();
  const text = useDeferredValue(present);
  const check = usePart(loadCheck, true, nothing);
  return useMemo(() => {
    const { root, fault: now } = readJson(text);
    if (now || fault) {
      const { offset, length, reason } = now ?? fault ?? nowhere;
      const range = { from: offset, to: offset + Math.max(1, length) };
      return [{ path: [], ...range, message: t(`code.fault.${reason}`), isUnfinished: false }];
    }
    if (!check || text.trim() === '') return [];
    return check.checkForm(JSON.parse(text)).map((one) => {
      const path = pathOfPointer(root, one.pointer);
      const plain = plainKey(one);
      const message = plain
        ? t(`fault.${plain}`)
        : filled(check.sentences[language][one.code], one.values);
      return { path, ...rangeAt(root, path), message, isUnfinished: one.code === 'empty' };
    });
  }, [text, fault, check, language, t]);
}

const plainKeys = [
  [/\/label$/, 'label'],
  [/\/title$/, 'title'],
  [/\/options\/\d+(\/label)?$/, 'option'],
  [/\/validationMessage$/, 'message'],
  [/\/validationRegexp$/, 'pattern'],
  [/\/(nb|en)$/, 'said'],
] as const;

/** A value that is merely missing gets a message without the names used in the JSON. */
function plainKey({ code, pointer }: Fault) {
  if (code !== 'empty') return undefined;
  return plainKeys.find(([place]) => place.test(pointer))?.[1];
}

const filled = (sentence: string, values: Fault['values']) =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** The check of a form and its messages, loaded after the form is shown. */
async function loadCheck() {
  const [{ checkForm }, nb, en] = await Promise.all([
    import('./checkForm.ts'),
    import('#forms/applications/checks/faults.nb.json'),
    import('#forms/applications/checks/faults.en.json'),
  ]);
  return { checkForm, sentences: { nb: nb.default, en: en.default } };
}

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

/** The range of a value in its text; for a missing value, that of its nearest ancestor. */
export function rangeAt(root: ReadJson['root'], path: JsonPath): { from: number; to: number } {
  const steps = [...path.keys(), path.length].toReversed();
  const node = steps.map((length) => nodeAt(root, path.slice(0, length))).find(Boolean);
  return node ? { from: node.offset, to: endOf(node) } : { from: 0, to: 0 };
}
