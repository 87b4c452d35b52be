import { faultsEvent, type Fault } from '../fault.ts';

/** Lies over the page while something is to be mended. Made without HTML text, as trusted types ask. */
const styles = `
  :host { position: fixed; inset: 0; z-index: 2147483647; display: grid; place-items: start center; padding: 2rem;
    background: rgb(0 0 0 / 0.5); font: 1rem/1.5 system-ui, sans-serif; }
  section { max-inline-size: 56rem; max-block-size: 90vh; overflow: auto; padding: 1.5rem; border-radius: 0.5rem;
    border-block-start: 0.5rem solid #c22; background: #fff; color: #111; }
  h1 { margin: 0 0 1rem; font-size: 1.25rem; }
  li { margin-block-end: 1rem; overflow-wrap: anywhere; white-space: pre-line; }
  code { display: block; color: #555; }
  button { font: inherit; padding: 0.25rem 1rem; }
`;

const write = (name: string, text: string): HTMLElement => {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
};
const describe = ({ sentence, place, fix }: Fault): HTMLElement => {
  const item = document.createElement('li');
  item.append(write('strong', sentence), write('code', place));
  if (fix !== null) item.append(write('span', `Fix: ${fix}`));
  return item;
};

const tag = 'foyer-faults';
const show = (faults: readonly Fault[]): void => {
  document.querySelector(tag)?.remove();
  if (faults.length === 0) return;
  const host = document.createElement(tag);
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  const section = document.createElement('section');
  section.setAttribute('role', 'alertdialog');
  section.setAttribute('aria-label', 'To be mended');
  const list = document.createElement('ol');
  list.append(...faults.map(describe));
  const close = write('button', 'Hide until the next save');
  close.addEventListener('click', () => host.remove());
  section.append(write('h1', `${faults.length} to mend; the last good version is shown below`), list, close);
  shadow.append(section);
  document.documentElement.append(host);
};

import.meta.hot?.on(faultsEvent, show);
