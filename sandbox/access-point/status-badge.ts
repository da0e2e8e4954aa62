import { html, type Markup } from '#shared/html.ts';
import type { SandboxLanguage } from '../core/route.ts';
import { accessPointTexts } from './access-point-texts.ts';
import type { SentMessage } from './message-book.ts';

const TONES = { PENDING: 'amber', DELIVERED: '', REJECTED: 'rust' };

/** The state of a message, with the reason if it was refused. */
export function statusBadge({ status, reason }: SentMessage, language: SandboxLanguage): Markup {
  const { statuses } = accessPointTexts[language];
  return html`<p><span class="badge ${TONES[status]}">${statuses[status]}</span>${reason && html` <span class="quiet">${reason}</span>`}</p>`;
}
