import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, textProp } from '../prop-schemas.ts';
import { glyph } from '../styles/style-parts.ts';

export const offlineNoticeDefinition = defineLeaf('OfflineNotice', {
  summary: 'Says that the connection is gone; the layout decides when.',
  group: 'feedback',
  props: describeProps({ text: textProp }, ['text']),
  accessibility: { role: 'status', name: 'prop:text' },
  lower: lazyView({ reserve: '2.5rem', chunk: 'common' }, () => ({
    root: {
      // In sight wherever the page is scrolled to: what is sent there fails.
      position: 'sticky',
      insetBlockStart: 'calc({sizes.header} + 1px)',
      // Over the bar of a list, which stays at the same place.
      zIndex: 'header',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      paddingInline: '4',
      paddingBlock: '2',
      bg: 'warning.subtle',
      color: 'warning.fg',
      borderBlockEndWidth: '1px',
      borderColor: 'warning.solid',
      fontSize: 'sm',
      fontWeight: 'semibold',
    },
    icon: glyph,
  })),
});
