import { defineContainer } from '../define-component.ts';
import { describeProps } from '../prop-schemas.ts';
import { toText } from '../../protocol/json/to-text.ts';

export const skipLinkDefinition = defineContainer('SkipLink', {
  summary: 'First stop of the keyboard: jumps past the navigation.',
  group: 'navigation',
  props: describeProps(
    { target: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_-]*$', 'x-static': true } },
    ['target'],
  ),
  accessibility: { role: 'link', name: 'children', keyboard: 'Shown while it has the focus.' },
  lower: {
    kind: 'host',
    element: () => 'a',
    fixed: (props) => ({ href: `#${toText(props['target'])}` }),
    styles: () => ({
      position: 'fixed',
      insetBlockStart: '2',
      insetInlineStart: '2',
      zIndex: 'notice',
      paddingInline: '5',
      paddingBlock: '3',
      borderRadius: 'lg',
      bg: 'bg.inverse',
      color: 'fg.inverse',
      fontWeight: 'semibold',
      // Off the screen until the keyboard reaches it.
      '&:not(:focus)': {
        clipPath: 'inset(50%)',
        width: '1px',
        height: '1px',
        padding: '0',
        overflow: 'hidden',
      },
    }),
  },
});
