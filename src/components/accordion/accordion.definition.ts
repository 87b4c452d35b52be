import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import { describeProps, staticFlagProp } from '../prop-schemas.ts';

export const accordionDefinition: ComponentDefinition = {
  type: 'Accordion',
  version: 1,
  summary: 'Questions that open to their answers. Its children are AccordionItem.',
  group: 'layout',
  kind: 'container',
  props: describeProps({
    /** Opening one closes the others. */
    single: staticFlagProp,
  }),
  accessibility: {
    name: 'none',
    keyboard: 'Tab goes through the questions; Enter and Space open and close.',
  },
  lower: {
    kind: 'view',
    load: 'lazy',
    chunk: 'inner',
    reserve: '12rem',
    styles: () => ({
      root: {
        minWidth: '0',
        borderWidth: '1px',
        borderColor: 'border.default',
        borderRadius: 'xl',
        bg: 'bg.surface',
        overflow: 'clip',
      },
    }),
  },
};
