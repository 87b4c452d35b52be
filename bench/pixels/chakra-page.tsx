import { chakra, ChakraProvider, type HTMLChakraProps, type SystemStyleObject } from '@chakra-ui/react';
import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createFoyerSystem } from '../../src/components/styles/system.ts';
import type { DrawnExamples } from './draw-examples.ts';

/** One class on one kind of element, as an example has it. */
export interface StyledElement {
  readonly tag: string;
  readonly name: string;
}

type StyledComponent = ComponentType<HTMLChakraProps<'div'>>;

/**
 * Chakra at run time, in the browser: every style object goes to the `chakra` factory of its element,
 * Emotion inserts the rules, and the class that it gave is told.
 */
const mountChakra = (
  { styles, theme }: Pick<DrawnExamples, 'styles' | 'theme'>,
  elements: readonly StyledElement[],
): Readonly<Record<string, string>> => {
  const host = document.createElement('div');
  host.hidden = true;
  document.body.append(host);
  const factories = elements.map(({ tag, name }, index) => {
    // The factory has a component for any element name; its type lists those of HTML.
    const Styled = (chakra as unknown as (tag: string) => StyledComponent)(tag);
    return createElement(Styled, {
      key: index,
      css: styles[name] as SystemStyleObject,
    });
  });
  const root = createRoot(host);
  flushSync(() => root.render(<ChakraProvider value={createFoyerSystem(theme)}>{factories}</ChakraProvider>));
  const drawn = [...host.children].filter((child) => child.tagName !== 'STYLE');
  if (drawn.length !== elements.length)
    throw new Error(`Expected ${elements.length} elements of Chakra, got ${drawn.length}`);
  return Object.fromEntries(
    elements.map(({ tag, name }, index) => [`${tag} ${name}`, drawn[index]?.getAttribute('class') ?? '']),
  );
};

declare global {
  interface Window {
    mountChakra: typeof mountChakra;
  }
}
window.mountChakra = mountChakra;
