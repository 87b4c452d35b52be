import { defineContainer } from '../define-component.ts';
import { describeProps } from '../prop-schemas.ts';

export const footerDefinition = defineContainer('Footer', {
  summary: 'The end of every page: help, safer play, licence.',
  group: 'navigation',
  props: describeProps({}),
  accessibility: { role: 'contentinfo', name: 'none' },
  lower: {
    kind: 'host',
    element: () => 'footer',
    styles: () => ({
      bg: 'bg.surface',
      borderBlockStartWidth: '1px',
      borderColor: 'border.default',
      marginBlockStart: '8',
      // The bottom bar of small screens must not lie over the last lines.
      paddingBlockEnd: { base: 'calc({sizes.bottomBar} + env(safe-area-inset-bottom))', lg: '0' },
    }),
  },
});
