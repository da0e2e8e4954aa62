import { reaching } from '../../core/reaching.ts';
import { drawCreditNote } from './pdf/draw-credit-note.ts';
import { renderDocument } from './render-document.ts';

/** Renders the PDF of a published credit note. */
export const renderCreditNote = reaching(
  'files',
  renderDocument({
    payload: 'credit_note_payload',
    record: 'record_credit_note_pdf',
    draw: drawCreditNote,
    noun: 'creditNote',
  }),
);
