import type { CanvasPin, NodeBox, NodeRef } from '../../protocol/canvas.ts';
import { findBoxes } from './find-nodes.ts';

/** What lies over the page: the outlines of what is selected and pointed at, and pins where something is wrong. */
export interface Overlay {
  select(nodes: readonly NodeRef[], label: string): void;
  point(node: NodeRef | null): void;
  pin(pins: readonly CanvasPin[]): void;
  selected(): readonly NodeRef[];
  /** Where what is dragged would come; undefined or null for “as before”. */
  line(box: NodeBox | null | undefined, isTaken: boolean | null): void;
  /** Puts everything where its node is now. */
  place(): void;
}

const sheet = `
:host { all: initial; position: fixed; inset: 0; inline-size: 100vw; block-size: 100vh; margin: 0; padding: 0;
  border: 0; background: none; pointer-events: none; overflow: hidden; z-index: 2147483647; }
.box { position: absolute; box-sizing: border-box; border-radius: 3px; }
.selected { outline: 2px solid #6d4aff; outline-offset: 1px; box-shadow: 0 0 0 4px rgb(109 74 255 / 0.18); }
.pointed { outline: 1.5px dashed #6d4aff; outline-offset: 1px; background: rgb(109 74 255 / 0.06); }
.label { position: absolute; max-inline-size: 18rem; padding: 2px 8px; border-radius: 4px; color: #fff;
  background: #6d4aff; font: 600 12px/1.5 system-ui, sans-serif; white-space: nowrap; overflow: hidden;
  text-overflow: ellipsis; }
.pin { position: absolute; display: grid; place-items: center; min-inline-size: 20px; block-size: 20px;
  padding-inline: 4px; box-sizing: border-box; border-radius: 10px; border: 2px solid #fff; color: #fff;
  background: #c62828; font: 700 11px/1 system-ui, sans-serif; box-shadow: 0 1px 4px rgb(0 0 0 / 0.4); }
.line { position: absolute; border-radius: 2px; background: #c62828; }
.line.taken { background: #6d4aff; box-shadow: 0 0 0 3px rgb(109 74 255 / 0.25); }
.pin.warning { background: #b25e02; }
`;
const pixels = (value: number): string => `${Math.round(value)}px`;

function put(element: HTMLElement, { x, y, w, h }: NodeBox): void {
  element.style.insetInlineStart = pixels(x);
  element.style.top = pixels(y);
  element.style.width = pixels(w);
  element.style.height = pixels(h);
}
const labelHeight = 24;
/** Above its box, or inside where there is no room. */
function putLabel(element: HTMLElement, { x, y }: NodeBox): void {
  element.style.insetInlineStart = pixels(Math.max(2, x - 2));
  element.style.top = pixels(y >= labelHeight + 2 ? y - labelHeight - 2 : Math.max(2, y + 2));
}

/** One host with a closed shadow: the page cannot reach it, and its own styles need no inline text. */
export function createOverlay(source: Document): Overlay {
  const host = source.createElement('div');
  host.setAttribute('aria-hidden', 'true');
  const shadow = host.attachShadow({ mode: 'closed' });
  const style = new CSSStyleSheet();
  style.replaceSync(sheet);
  shadow.adoptedStyleSheets = [style];
  source.body.append(host);
  let selected: readonly NodeRef[] = [];
  let words = '';
  let pointed: NodeRef | null = null;
  let pins: readonly CanvasPin[] = [];
  let line: NodeBox | null = null;
  let isTaken = false;

  const make = (className: string, text = ''): HTMLElement => {
    const element = source.createElement('div');
    element.className = className;
    element.textContent = text;
    return element;
  };
  const box = (className: string, place: NodeBox): HTMLElement => {
    const element = make(`box ${className}`);
    put(element, place);
    return element;
  };
  function drawSelected(): readonly HTMLElement[] {
    const boxes = selected.flatMap(findBoxes);
    const [first] = boxes;
    if (first === undefined) return [];
    const label = make('label', words);
    putLabel(label, first);
    return [...boxes.map((one) => box('selected', one)), label];
  }
  const isSelected = (node: NodeRef): boolean =>
    selected.some(({ screen, id }) => screen === node.screen && id === node.id);
  const drawPointed = (): readonly HTMLElement[] =>
    pointed === null || isSelected(pointed) ? [] : findBoxes(pointed).map((one) => box('pointed', one));
  const drawPins = (): readonly HTMLElement[] =>
    pins.flatMap(({ node, level, count }) => {
      const [corner] = findBoxes(node);
      if (corner === undefined) return [];
      const pin = make(`pin ${level}`, count === 1 ? '!' : String(count));
      pin.style.insetInlineStart = pixels(corner.x + corner.w - 12);
      pin.style.top = pixels(Math.max(2, corner.y - 8));
      return [pin];
    });
  const drawLine = (): readonly HTMLElement[] => {
    if (line === null) return [];
    const drawn = make(isTaken ? 'line taken' : 'line');
    put(drawn, line);
    return [drawn];
  };
  const place = (): void =>
    shadow.replaceChildren(...drawPointed(), ...drawSelected(), ...drawPins(), ...drawLine());
  return {
    select: (nodes, label) => {
      selected = nodes;
      words = label;
      place();
    },
    point: (node) => {
      if (pointed?.id === node?.id && pointed?.screen === node?.screen) return;
      pointed = node;
      place();
    },
    selected: () => selected,
    line: (box, fits) => {
      if (box === null && line === null) return;
      if (box !== undefined) line = box;
      if (fits !== null) isTaken = fits;
      place();
    },
    pin: (next) => {
      pins = next;
      place();
    },
    place,
  };
}
