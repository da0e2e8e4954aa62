import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

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
export const look = [frame, syntaxHighlighting(colours)];
