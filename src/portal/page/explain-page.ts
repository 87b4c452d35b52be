import {
  documentOfScreen,
  type ExplainCommand,
  type ExplainedInput,
  type ExplainedNode,
  type ExplainReport,
} from '../../protocol/release/explanation.ts';
import { scopes } from '../../protocol/document/expression.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import { homePath } from '../../protocol/address/own-paths.ts';
import { explainScreen } from '../../runtime/core/explain.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';

/** Changes come in bursts; the console hears of them this often at most. */
const tellMs = 150;
const markClass = 'foyer-explained';

const settingsOfField = (runtime: Runtime, form: string, field: string): readonly ExplainedInput[] => {
  const path = `settings.register.${field}`;
  const settings = form.startsWith('register') ? runtime.scope.read(path) : undefined;
  if (settings === undefined || settings === null || typeof settings !== 'object') return [];
  const named = settings as JsonObject;
  return ['required', 'pattern', 'acceptedPattern', 'minLength', 'maxLength']
    .filter((key) => Object.hasOwn(named, key))
    .map((key) => ({ path: `${path}.${key}`, value: named[key] ?? null, isMissing: false }));
};

/** Explains a form field, valid or not; null where the element belongs to no form of the screen. */
const explainField = (runtime: Runtime, element: Element): ExplainedNode | null => {
  const name = element.getAttribute('data-field') ?? '';
  const nodeId = element.closest('[data-node]')?.getAttribute('data-node') ?? '';
  const slots = (['modal', 'page', 'shell'] as const).map((kind) => runtime.screens.get(kind)?.screen);
  const screen = slots.find((one) => one?.nodes.some(({ id }) => id === nodeId));
  const form = screen?.nodes.find(({ id }) => id === nodeId)?.props?.['form'];
  if (screen === undefined || typeof form !== 'string') return null;
  const fields = runtime.getForm(form)?.form.schema['properties'] as JsonObject | undefined;
  const schema = (fields?.[name] ?? {}) as JsonObject;
  const message = element.querySelector('[role="alert"], [id$="_error"]')?.textContent.trim() ?? '';
  const isMet = element.querySelector('[aria-invalid="true"]') === null && message === '';
  return {
    screen: screen.id,
    document: documentOfScreen(screen),
    nodeId,
    type: `${form} · ${name}`,
    text: element.querySelector('label')?.textContent.trim() ?? name,
    state: isMet ? 'shown' : 'invalid',
    causes: [
      {
        kind: 'field',
        nodeId,
        isMet,
        rule: null,
        place: null,
        steps: [],
        tests: [],
        inputs: settingsOfField(runtime, form, name),
        field: { name, schema, message },
      },
    ],
  };
};

/** Fields that the registration form leaves out, because a setting says so. */
const explainLeftOut = (runtime: Runtime): readonly ExplainedNode[] => {
  const screen = runtime.screens.get('page')?.screen;
  const node = screen?.nodes.find(({ props }) => props?.['form'] === 'register');
  const settings = runtime.scope.read('settings.register');
  if (screen === undefined || node === undefined || settings === null || typeof settings !== 'object')
    return [];
  return Object.entries(settings as JsonObject)
    .filter(([, field]) => (field as JsonObject | null)?.['enabled'] === false)
    .map(([name]): ExplainedNode => ({
      screen: screen.id,
      document: documentOfScreen(screen),
      nodeId: node.id,
      type: `register · ${name}`,
      state: 'hidden',
      text: runtime.translate(`form.${name}.label`),
      causes: [
        {
          kind: 'field',
          nodeId: node.id,
          isMet: false,
          rule: null,
          place: null,
          steps: [],
          tests: [],
          inputs: [{ path: `settings.register.${name}.enabled`, value: false, isMissing: false }],
          field: { name, schema: {}, message: '' },
        },
      ],
    }));
};

const explainAll = (runtime: Runtime): readonly ExplainedNode[] =>
  (['modal', 'page', 'shell'] as const).flatMap((kind) => {
    const active = runtime.screens.get(kind);
    return active === null
      ? []
      : explainScreen(active.screen, { scope: runtime.scope, translate: runtime.translate });
  });

const findElement = (nodeId: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-node="${CSS.escape(nodeId)}"]`);

/** Says over the page that it is not what players see, and leads to that. */
export function showRibbon(runtime: Runtime): void {
  const ribbon = document.createElement('aside');
  ribbon.className = 'foyer-ribbon';
  const words = document.createElement('span');
  const exit = document.createElement('a');
  exit.href = homePath;
  ribbon.append(words, exit);
  const write = (): void => {
    words.textContent = runtime.translate('preview.ribbon');
    exit.textContent = runtime.translate('preview.exit');
  };
  write();
  runtime.store.subscribe(['ui.locale'], write);
  document.body.prepend(ribbon);
}

/** Answers the console around a preview: why something is hidden, disabled or invalid. */
export function followExplain(runtime: Runtime): void {
  const state = { origin: '', isOn: false, picked: null as Element | null };
  let timer = 0;

  function explainPicked(all: readonly ExplainedNode[]): ExplainedNode | null {
    const field = state.picked?.closest('[data-field]') ?? null;
    if (field !== null) return explainField(runtime, field);
    const nodeId = state.picked?.closest('[data-node]')?.getAttribute('data-node');
    return all.find((node) => node.nodeId === nodeId) ?? null;
  }
  function tell(): void {
    timer = 0;
    if (!state.isOn) return;
    const all = explainAll(runtime);
    const wrong = [...document.querySelectorAll('[data-field]')]
      .map((element) => explainField(runtime, element))
      .filter((node) => node?.state === 'invalid');
    const message: ExplainReport = {
      foyer: 'explained',
      page: runtime.active().page?.id ?? '',
      nodes: [
        ...wrong.filter((node) => node !== null),
        ...all.filter(({ state: is }) => is !== 'shown'),
        ...explainLeftOut(runtime),
      ],
      picked: explainPicked(all),
    };
    window.parent.postMessage(message, state.origin);
  }
  function later(): void {
    if (timer === 0 && state.isOn) timer = window.setTimeout(tell, tellMs);
  }
  function mark(element: Element | null): void {
    for (const marked of document.querySelectorAll(`.${markClass}`)) marked.classList.remove(markClass);
    element?.classList.add(markClass);
    element?.scrollIntoView({ block: 'nearest' });
  }
  /** A press asks about what is pressed; the page does nothing with it. A disabled control raises no click. */
  function ask(event: Event): void {
    if (!state.isOn || !(event.target instanceof Element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== 'pointerdown') return;
    state.picked = event.target;
    mark(event.target.closest('[data-field], [data-node]'));
    tell();
  }
  function hear({ source, origin, data }: MessageEvent): void {
    // Who may put a preview into a frame is said by its policy: the console alone.
    if (source !== window.parent) return;
    const command = data as Partial<ExplainCommand>;
    if (command.foyer === 'explain') {
      state.origin = origin;
      state.isOn = command.isOn === true;
      state.picked = null;
      mark(null);
      tell();
    }
    if (command.foyer === 'explain-show' && typeof command.nodeId === 'string')
      mark(findElement(command.nodeId));
  }

  window.addEventListener('message', hear);
  for (const type of ['pointerdown', 'mousedown', 'mouseup', 'click'])
    window.addEventListener(type, ask, { capture: true });
  runtime.store.subscribe([...scopes, '$machine'], later);
  runtime.screens.subscribe(later);
  document.addEventListener('focusout', later);
}
