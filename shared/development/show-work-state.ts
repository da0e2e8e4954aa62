import { placeOf, type WorkState } from './work-state.ts';

// Runs in every page of a front end that is being worked on. It is no part of the product, so it has
// neither the product's words nor its parts, which may be what is broken.

const host = document.createElement('div');
const root = host.attachShadow({ mode: 'open' });
let opened: number | null = null;

interface Hot {
  on(event: string, listener: (state: WorkState | null) => void): void;
}
// Vite recognises the channel only by this exact expression.
(import.meta as unknown as { hot?: Hot }).hot?.on('work-state', (state) => {
  if (!state) return;
  opened ??= state.generation;
  root.replaceChildren(...panelOf(state, opened));
  document.body.append(host);
});

function panelOf({ generation, faults }: WorkState, from: number): Node[] {
  if (faults.length === 0 && generation === from) return [];
  const panel = element('section', { role: 'status' });
  if (faults.length > 0) {
    panel.append(element('strong', {}, 'Not in force, or not right'), faultsOf(faults));
  }
  if (generation !== from) {
    const reload = element('button', { type: 'button' }, 'Reload');
    reload.addEventListener('click', () => location.reload());
    panel.append(element('span', {}, 'The API is new. '), reload);
  }
  const style = element('style');
  style.textContent = `
    section { position: fixed; inset: auto 16px 16px auto; z-index: 99999; max-width: 560px;
      max-height: 60vh; overflow: auto; padding: 16px; border-radius: 8px; background: #1B2420;
      color: #FAF8F4; font: 14px/1.5 ui-monospace, monospace; box-shadow: 0 4px 24px #0006 }
    ul { margin: 8px 0; padding-left: 20px }
    code { color: #E9B872 }
    button { font: inherit; padding: 4px 12px; border: 1px solid; border-radius: 4px;
      background: none; color: inherit; cursor: pointer }`;
  return [style, panel];
}

function faultsOf(faults: WorkState['faults']): HTMLElement {
  const list = element('ul');
  for (const fault of faults) {
    const item = element('li', {}, element('code', {}, placeOf(fault)));
    item.append(element('br'), `${fault.what} `, element('em', {}, fault.cure));
    list.append(item);
  }
  return list;
}

function element(
  name: string,
  attributes: Record<string, string> = {},
  content: Node | string = '',
): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(content);
  return made;
}
