import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, textProp } from '../prop-schemas.ts';
import { stateSlots } from '../styles/state-styles.ts';

export const loadingStateDefinition = defineLeaf('LoadingState', {
  summary: 'Says what is being loaded, where its size is not known; where it is, use Skeleton.',
  group: 'feedback',
  props: describeProps({ title: textProp, text: textProp }, ['title']),
  accessibility: { role: 'status', name: 'prop:title' },
  lower: lazyView({ reserve: '12rem', chunk: 'inner' }, () => ({
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
  })),
});
