import {
  componentKey,
  type ComponentDefinition,
  type ViewLowering,
} from '../protocol/document/component-definition.ts';
import { nameWords, type ComponentWords } from './name-words.ts';

/** What a definition says itself; the rest follows from its type and its words. */
interface Described extends Omit<ComponentDefinition, 'type' | 'version' | 'kind'> {
  /** From the second on. */
  readonly version?: number;
  /** `<component>.words.json`. */
  readonly words?: ComponentWords;
}

const define = (
  type: string,
  kind: ComponentDefinition['kind'],
  { version = 1, summary, group, props, words, texts, ...rest }: Described,
): ComponentDefinition => {
  const keys =
    words === undefined ? texts : { ...nameWords(componentKey({ type, version }), words), ...texts };
  return {
    type,
    version,
    summary,
    group,
    kind,
    props,
    ...rest,
    ...(keys === undefined ? {} : { texts: keys }),
  };
};

/** A component without children in a layout. */
export const defineLeaf = (type: string, described: Described): ComponentDefinition =>
  define(type, 'leaf', described);

/** A component that a layout puts others into. */
export const defineContainer = (type: string, described: Described): ComponentDefinition =>
  define(type, 'container', described);

/** A view that every page has, in the portal’s first script. */
export const eagerView = (styles: ViewLowering['styles']): ViewLowering => ({
  kind: 'view',
  load: 'eager',
  styles,
});

/** A view that is loaded when a page that names it is shown. */
export const lazyView = (
  place: Pick<ViewLowering, 'chunk' | 'reserve'>,
  styles: ViewLowering['styles'],
): ViewLowering => ({ kind: 'view', load: 'lazy', ...place, styles });
