import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  foldGutter,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { styleNonce } from '#shared/style-nonce.ts';
import type { SchemaHelp } from './schemaHelp.ts';

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--h-pine)' },
  { tag: tags.string, color: 'var(--h-ink)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--h-amber)' },
  { tag: tags.invalid, color: 'var(--h-rust)' },
]);

const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

const frame = EditorView.theme({
  '&': { fontSize: '14px', color: 'var(--h-ink)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: mono, lineHeight: '20px' },
  '.cm-content': { padding: '12px 0', caretColor: 'var(--h-ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--h-ink)' },
  '.cm-gutters': {
    backgroundColor: 'transparent',
    color: 'var(--h-muted)',
    border: 'none',
  },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--h-sunken) 70%, transparent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'var(--h-moss)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--h-moss)' },
  '.cm-foldPlaceholder': {
    border: '1px solid var(--h-line)',
    backgroundColor: 'var(--h-sunken)',
    color: 'var(--h-muted)',
  },
  '.cm-tooltip': {
    maxWidth: 'min(420px, 90vw)',
    border: '1px solid var(--h-line)',
    borderRadius: '8px',
    backgroundColor: 'var(--h-surface)',
    color: 'var(--h-ink)',
  },
  '.cm-tooltip-autocomplete > ul > li': { padding: '4px 8px' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--h-moss)',
    color: 'var(--h-on-moss)',
  },
  '.cm-completionInfo': { padding: '8px 12px' },
  '.cm-diagnostic': { padding: '8px 12px', fontFamily: 'inherit' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--h-rust)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--h-amber)' },
  '.cm-help': { padding: '8px 12px', fontSize: '14px', lineHeight: '20px' },
  '.cm-help p': { margin: '0' },
  '.cm-help p + p': { marginTop: '4px', color: 'var(--h-muted)' },
});

/** The editor in the colours of the product, light and dark. */
const look = [frame, syntaxHighlighting(colours)];

interface EditorOptions {
  parent: HTMLElement;
  text: string;
  label: string;
  /** The editor's own few words, in the language that is spoken. */
  phrases: Record<string, string>;
  help: SchemaHelp;
  onChange: (text: string) => void;
}

export interface CodeEditor {
  /** Shows a text that was changed elsewhere, and leaves the rest, cursor and all, as it is. */
  show: (text: string) => void;
  onDiagnostics: (diagnostics: Diagnostic[]) => void;
  reveal: (from: number, to: number) => void;
  destroy: () => void;
}

/** Marks a change that came from outside, which is not reported back. */
const fromOutside = Annotation.define<boolean>();

/** An editor of JSON without its own history: undo is shared by all views. */
export function createEditor({
  parent,
  text,
  label,
  phrases,
  help,
  onChange,
}: EditorOptions): CodeEditor {
  const onUpdate = EditorView.updateListener.of(({ docChanged, transactions, state }) => {
    const isOurs = transactions.some((one) => one.annotation(fromOutside));
    if (docChanged && !isOurs) onChange(state.doc.toString());
  });
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        // Other line endings stay in the text unchanged.
        EditorState.lineSeparator.of('\n'),
        EditorState.phrases.of(phrases),
        EditorView.cspNonce.of(styleNonce()),
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        EditorView.lineWrapping,
        lineNumbers(),
        foldGutter(),
        lintGutter(),
        drawSelection(),
        highlightActiveLine(),
        bracketMatching(),
        closeBrackets(),
        indentOnInput(),
        json(),
        autocompletion({ override: [(context) => help.complete(context)] }),
        hoverTooltip((on, position) => help.explain(on.state.doc.toString(), position)),
        // Tab leaves the editor, as it leaves every other field.
        keymap.of([...closeBracketsKeymap, ...completionKeymap, ...lintKeymap, ...defaultKeymap]),
        look,
        onUpdate,
      ],
    }),
  });
  return {
    show: (next) => {
      const changes = changeBetween(view.state.doc.toString(), next);
      if (changes) view.dispatch({ changes, annotations: fromOutside.of(true) });
    },
    onDiagnostics: (diagnostics) => {
      // A problem found a moment ago may lie beyond the end of the present text.
      const end = view.state.doc.length;
      const within = diagnostics.map((one) => ({
        ...one,
        from: Math.min(one.from, end),
        to: Math.min(one.to, end),
      }));
      view.dispatch(setDiagnostics(view.state, within));
    },
    reveal: (from, to) => {
      const end = view.state.doc.length;
      const selection = { anchor: Math.min(from, end), head: Math.min(to, end) };
      view.dispatch({
        selection,
        effects: EditorView.scrollIntoView(selection.anchor, { y: 'center' }),
      });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}

/** The smallest stretch in which two texts differ; null where they do not. */
export function changeBetween(
  before: string,
  after: string,
): { from: number; to: number; insert: string } | null {
  if (before === after) return null;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) {
    end += 1;
  }
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
