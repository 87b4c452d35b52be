import { defineContainer, eagerView } from '../define-component.ts';
import { describeProps, textProp } from '../prop-schemas.ts';

export const bottomBarDefinition = defineContainer('BottomBar', {
  summary: 'The bar under the thumb on small screens. Holds one NavMenu of at most five entries.',
  group: 'navigation',
  props: describeProps({ label: textProp }, ['label']),
  accessibility: { name: 'prop:label' },
  lower: eagerView(() => ({
    root: {
      display: { base: 'block', lg: 'none' },
      position: 'fixed',
      insetBlockEnd: '0',
      insetInline: '0',
      zIndex: 'header',
      bg: 'bg.surface',
      borderBlockStartWidth: '1px',
      borderColor: 'border.default',
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
    },
  })),
});
