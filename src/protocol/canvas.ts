import type { Json, JsonObject } from './json/json.ts';
import type { CompiledScreen } from './release/release.ts';

/**
 * What the canvas and the editor around it tell each other. The canvas is the portal in a frame, on another origin: it
 * holds nothing, and after each `ready` the editor sends everything again. Each side knows the other's exact origin and
 * drops what does not fit.
 */
export const canvasVersion = 1;

export type ScreenPlace = CompiledScreen['kind'];
const screenPlaces: readonly ScreenPlace[] = ['shell', 'page', 'modal'];
/** A node as a release names it: `hdr/logo` for one that a fragment brought. */
export interface NodeRef {
  readonly screen: ScreenPlace;
  readonly id: string;
}
/** CSS pixels of the frame. */
export interface NodeBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
/** A moment that a flow is shown in: none runs in the canvas. */
export interface ToldFlow {
  /** Dotted, and several at the same time joined by `+`. */
  readonly state: string;
  readonly projection: Json;
  readonly can: readonly string[];
}
export interface CanvasPin {
  readonly node: NodeRef;
  readonly level: 'error' | 'warning';
  readonly count: number;
}

interface Envelope {
  readonly foyer: 'canvas';
  readonly v: typeof canvasVersion;
}
export type ToCanvasBody =
  | { readonly say: 'hello' }
  | {
      readonly say: 'show';
      /** Rises with each; one that comes late is dropped. */
      readonly n: number;
      readonly screens: readonly CompiledScreen[];
      readonly rules: readonly (readonly string[])[];
      readonly flows: Readonly<Record<string, ToldFlow>>;
    }
  | { readonly say: 'words'; readonly locale: string; readonly words: Readonly<Record<string, string>> }
  | { readonly say: 'look'; readonly theme: 'light' | 'dark' }
  | {
      readonly say: 'select';
      readonly nodes: readonly NodeRef[];
      readonly label: string;
      readonly reveal: boolean;
    }
  /** What a press selects: nodes of this screen below this prefix of ids. */
  | { readonly say: 'within'; readonly screen: ScreenPlace; readonly prefix: string }
  | { readonly say: 'pins'; readonly pins: readonly CanvasPin[] }
  /** Of a place that was asked about by `drag`: whether the part fits there. */
  | { readonly say: 'line'; readonly id: number; readonly ok: boolean }
  | { readonly say: 'answer'; readonly id: number; readonly isPublic: boolean; readonly value: Json };
export type FromCanvasBody =
  | { readonly say: 'ready'; readonly page: string; readonly release: string }
  | { readonly say: 'shown'; readonly n: number; readonly failed: string | null }
  | {
      readonly say: 'picked';
      readonly node: NodeRef;
      /** Nodes around what was pressed, outermost first. */
      readonly trail: readonly NodeRef[];
      readonly how: 'press' | 'double';
    }
  /** A part is held over a side of another one, and let go there at the end. */
  | {
      readonly say: 'drag';
      readonly id: number;
      readonly what: NodeRef;
      readonly over: NodeRef;
      readonly edge: 'before' | 'after';
      readonly end: boolean;
    }
  | { readonly say: 'boxes'; readonly boxes: readonly NodeBox[] }
  | {
      readonly say: 'key';
      readonly key: string;
      readonly code: string;
      readonly mods: readonly ('alt' | 'ctrl' | 'shift')[];
    }
  | { readonly say: 'read'; readonly id: number; readonly call: string; readonly input: JsonObject };
export type ToCanvas = Envelope & ToCanvasBody;
export type FromCanvas = Envelope & FromCanvasBody;

type Loose = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isListOf = (value: unknown, holds: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(holds);
const isRef = (value: unknown): boolean =>
  isObject(value) && isText(value['id']) && (screenPlaces as readonly unknown[]).includes(value['screen']);
const isBox = (value: unknown): boolean =>
  isObject(value) && ['x', 'y', 'w', 'h'].every((side) => isNumber(value[side]));
const isPin = (value: unknown): boolean =>
  isObject(value) &&
  isRef(value['node']) &&
  (value['level'] === 'error' || value['level'] === 'warning') &&
  isNumber(value['count']);

type Shape = Readonly<Record<string, (value: unknown) => boolean>>;
const toShapes: Readonly<Record<ToCanvas['say'], Shape>> = {
  hello: {},
  show: {
    n: isNumber,
    screens: (value) => isListOf(value, isObject),
    rules: (value) => isListOf(value, (pair) => isListOf(pair, isText)),
    flows: isObject,
  },
  words: {
    locale: isText,
    words: (value) => isObject(value) && Object.values(value).every(isText),
  },
  look: { theme: (value) => value === 'light' || value === 'dark' },
  select: {
    nodes: (value) => isListOf(value, isRef),
    label: isText,
    reveal: (value) => typeof value === 'boolean',
  },
  within: { screen: (screen) => isRef({ screen, id: '' }), prefix: isText },
  pins: { pins: (value) => isListOf(value, isPin) },
  line: { id: isNumber, ok: (value) => typeof value === 'boolean' },
  answer: {
    id: isNumber,
    isPublic: (value) => typeof value === 'boolean',
    value: (value) => value !== undefined,
  },
};
const fromShapes: Readonly<Record<FromCanvas['say'], Shape>> = {
  ready: { page: isText, release: isText },
  shown: { n: isNumber, failed: (value) => value === null || isText(value) },
  picked: {
    node: isRef,
    trail: (value) => isListOf(value, isRef),
    how: (value) => value === 'press' || value === 'double',
  },
  drag: {
    id: isNumber,
    what: isRef,
    over: isRef,
    edge: (value) => value === 'before' || value === 'after',
    end: (value) => typeof value === 'boolean',
  },
  boxes: { boxes: (value) => isListOf(value, isBox) },
  key: { key: isText, code: isText, mods: (value) => isListOf(value, isText) },
  read: { id: isNumber, call: isText, input: isObject },
};

function readMessage(shapes: Readonly<Record<string, Shape>>, data: unknown): Loose | null {
  if (!isObject(data) || data['foyer'] !== 'canvas' || data['v'] !== canvasVersion) return null;
  const { say } = data;
  const shape = isText(say) && Object.hasOwn(shapes, say) ? shapes[say] : undefined;
  if (shape === undefined) return null;
  return Object.entries(shape).every(([name, holds]) => holds(data[name])) ? data : null;
}
/** Null for anything that is no message of this version and shape. */
export const readToCanvas = (data: unknown): ToCanvas | null =>
  readMessage(toShapes, data) as ToCanvas | null;
/** Null for anything that is no message of this version and shape. */
export const readFromCanvas = (data: unknown): FromCanvas | null =>
  readMessage(fromShapes, data) as FromCanvas | null;
