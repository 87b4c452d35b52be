import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import { describeProps, textProp } from '../prop-schemas.ts';

export const bottomBarDefinition: ComponentDefinition = {
  type: 'BottomBar',
  version: 1,
  summary: 'The bar under the thumb on small screens. Holds one NavMenu of at most five entries.',
  group: 'navigation',
  kind: 'container',
  props: describeProps({ label: textProp }, ['label']),
  accessibility: { name: 'prop:label' },
  lower: {
    kind: 'view',
    load: 'eager',
    styles: () => ({
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
    }),
  },
};
