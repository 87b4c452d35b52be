import { defineContainer, lazyView } from '../define-component.ts';
import { describeProps, staticFlagProp } from '../prop-schemas.ts';

export const accordionDefinition = defineContainer('Accordion', {
  summary: 'Questions that open to their answers. Its children are AccordionItem.',
  group: 'layout',
  props: describeProps({
    /** Opening one closes the others. */
    single: staticFlagProp,
  }),
  accessibility: {
    name: 'none',
    keyboard: 'Tab goes through the questions; Enter and Space open and close.',
  },
  lower: lazyView({ reserve: '12rem', chunk: 'inner' }, () => ({
    root: {
      minWidth: '0',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'xl',
      bg: 'bg.surface',
      overflow: 'clip',
    },
  })),
});
