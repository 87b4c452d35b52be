import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import { describeProps, textProp } from '../prop-schemas.ts';
import { stateSlots } from '../styles/state-styles.ts';

export const loadingStateDefinition: ComponentDefinition = {
  type: 'LoadingState',
  version: 1,
  summary: 'Says what is being loaded, where its size is not known; where it is, use Skeleton.',
  group: 'feedback',
  kind: 'leaf',
  props: describeProps({ title: textProp, text: textProp }, ['title']),
  accessibility: { role: 'status', name: 'prop:title' },
  lower: {
    kind: 'view',
    load: 'lazy',
    chunk: 'inner',
    reserve: '12rem',
    styles: () => ({
      ...stateSlots,
      root: { ...stateSlots['root'], borderColor: 'transparent' },
      mark: {
        width: '3rem',
        height: '3rem',
        borderWidth: '4px',
        borderColor: 'border.default',
        borderBlockStartColor: 'brand.solid',
        borderRadius: 'full',
        animation: 'spin 900ms linear infinite',
        // A ring that does not turn does not say that something loads: its border is dotted instead.
        _motionReduce: { borderStyle: 'dotted', borderColor: 'brand.solid' },
      },
    }),
  },
};
