import type { NodeRef, ToCanvasBody, ToldFlow } from '../../protocol/canvas.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { MachineEntry } from '../../runtime/core/machines.ts';
import { compileTemplate } from '../../runtime/react/template.tsx';
import type { PartStore } from '../../runtime/core/part-store.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';
import type { Engine } from '../../runtime/react/engine.ts';
import type { PortalCode } from '../portal-code.ts';
import { createDragging, type Dragging } from './drag-part.ts';
import { createEditorLink } from './editor-link.ts';
import { elementAt, findElements, listTrail, ownerOf, wholePage, type Within } from './find-nodes.ts';
import { createOverlay, type Overlay } from './overlay.ts';
import { createRuleSheet, holdScreens, showScreens, showWords } from './show-screens.ts';
import { createToldFlow } from './told-flow.ts';

/** One for the page: calls and flows ask before the canvas itself has started. */
const link = createEditorLink({
  parent: window.parent,
  addEventListener: (type, listener) => window.addEventListener(type, listener),
});

type Answer = Extract<ToCanvasBody, { readonly say: 'answer' }>;
const questions = new Map<number, (answer: Answer) => void>();
let lastId = 0;
const flowsTold = new Map<string, (flow: ToldFlow) => void>();
let flows: Readonly<Record<string, ToldFlow>> = {};

link.hear((message) => {
  if (message.say === 'answer') {
    questions.get(message.id)?.(message);
    questions.delete(message.id);
  }
  if (message.say !== 'show') return;
  flows = { ...flows, ...message.flows };
  for (const [id, tell] of [...flowsTold]) {
    const flow = flows[id];
    if (flow === undefined) continue;
    flowsTold.delete(id);
    tell(flow);
  }
});

/** What a call answers: the editor says whether it is public, else it has an example. */
export async function askEditor(call: string, input: JsonObject, openApi: PortalCode['api']): Promise<Json> {
  lastId += 1;
  const id = lastId;
  const answer = await new Promise<Answer>((resolve) => {
    questions.set(id, resolve);
    link.send({ say: 'read', id, call, input });
  });
  return answer.isPublic ? (await openApi()).callOperation(call, input) : answer.value;
}

/** The moment of a flow, as soon as the editor has told it. */
export async function tellMachine(id: string): Promise<MachineEntry> {
  const flow = flows[id] ?? (await new Promise<ToldFlow>((resolve) => void flowsTold.set(id, resolve)));
  return createToldFlow(id, flow);
}

/** Keys that the editor takes while the focus is in the frame. */
const editorKeys = new Set([
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter', 'Escape', 'Delete'],
  ...['Backspace', 'F2', 'F6', '/', '?', 'm', 'M', 'a', 'A'],
]);
const withControl = new Set(['c', 'd', 'g', 'v', 'x', 'y', 'z']);

function followKeys(dragging: Dragging): void {
  window.addEventListener(
    'keydown',
    (event) => {
      const isControl = event.ctrlKey || event.metaKey;
      if (!(isControl ? withControl.has(event.key.toLowerCase()) : editorKeys.has(event.key))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === 'Escape' && dragging.cancel()) return;
      const held = [event.altKey ? 'alt' : null, isControl ? 'ctrl' : null, event.shiftKey ? 'shift' : null];
      const mods = held.filter((mod) => mod !== null) as ('alt' | 'ctrl' | 'shift')[];
      link.send({ say: 'key', key: event.key, code: event.code, mods });
    },
    { capture: true },
  );
}

/** No press reaches the page: pointer down selects, and nothing else happens. */
function followPointer(
  root: HTMLElement,
  overlay: Overlay,
  { within, dragging }: { readonly within: () => Within; readonly dragging: Dragging },
): void {
  const find = ({ clientX, clientY }: MouseEvent): readonly NodeRef[] => {
    const element = elementAt(root, clientX, clientY);
    return element === null ? [] : listTrail(element);
  };
  const pick = (event: MouseEvent, how: 'press' | 'double'): void => {
    const trail = find(event);
    const inner = trail.at(-1);
    if (inner !== undefined) link.send({ say: 'picked', node: ownerOf(inner, within()), trail, how });
  };
  const take = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'pointerdown' && event.button === 0) {
      window.focus();
      dragging.press(event as PointerEvent, find(event));
      pick(event, 'press');
    }
    if (event.type === 'pointerup') dragging.release();
    if (event.type === 'dblclick') pick(event, 'double');
  };
  for (const type of [
    'pointerdown',
    'pointerup',
    'mousedown',
    'mouseup',
    'click',
    'dblclick',
    'auxclick',
  ] as const)
    window.addEventListener(type, take, { capture: true });
  window.addEventListener('pointercancel', () => dragging.cancel());
  window.addEventListener('pointermove', (event) => {
    if (dragging.move(event)) {
      overlay.point(null);
      return;
    }
    const inner = find(event).at(-1);
    overlay.point(inner === undefined ? null : ownerOf(inner, within()));
  });
  document.documentElement.addEventListener('pointerleave', () => overlay.point(null));
}

/** The overlay follows whatever moves: scrolling, a window of another size, pictures that arrive. */
function followLayout(root: HTMLElement, overlay: Overlay): void {
  let isDue = false;
  const place = (): void => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      overlay.place();
    });
  };
  window.addEventListener('scroll', place, { capture: true, passive: true });
  window.addEventListener('resize', place);
  new ResizeObserver(place).observe(root);
  const changes = new MutationObserver(place);
  changes.observe(root, { childList: true, subtree: true, attributes: true, characterData: true });
}

interface CanvasParts {
  readonly runtime: Runtime;
  readonly engine: Engine;
  readonly parts: PartStore;
}

/** The page of a canvas: it shows what the editor says, and tells what is pressed. */
export function startCanvas({ runtime, engine, parts }: CanvasParts): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('expects #root in the page, found none');
  root.inert = true;
  const overlay = createOverlay(document);
  const addRules = createRuleSheet(document);
  const hold = holdScreens(runtime);
  const { release } = runtime.active().pointer;
  let within = wholePage;
  let newest = 0;
  const dragging = createDragging({ root, link, overlay, within: () => within });
  const hear = (message: ToCanvasBody): void => {
    switch (message.say) {
      case 'hello':
        link.send({ say: 'ready', page: runtime.active().page?.id ?? '', release });
        return;
      case 'show': {
        if (message.n < newest) return;
        newest = message.n;
        addRules(message.rules);
        const failed = showScreens(
          runtime,
          { interpret: (screen) => void compileTemplate(screen, release, engine), hold },
          message.screens,
        );
        requestAnimationFrame(() => {
          overlay.place();
          link.send({ say: 'shown', n: message.n, failed });
        });
        return;
      }
      case 'words':
        showWords(runtime, parts, message).catch((error: unknown) => runtime.report('', error));
        return;
      case 'look':
        runtime.store.set('ui.theme', message.theme);
        return;
      case 'select':
        overlay.select(message.nodes, message.label);
        if (message.reveal)
          message.nodes.flatMap(findElements)[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        return;
      case 'within':
        within = { screen: message.screen, prefix: message.prefix };
        return;
      case 'pins':
        overlay.pin(message.pins);
        return;
      case 'line':
        dragging.answer(message.id, message.ok);
        return;
      case 'answer':
        return;
    }
  };
  link.hear(hear);
  followPointer(root, overlay, { within: () => within, dragging });
  followKeys(dragging);
  followLayout(root, overlay);
}
