import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, routeProp, textProp } from '../prop-schemas.ts';
import { glyph } from '../styles/style-parts.ts';

export const breadcrumbDefinition = defineLeaf('Breadcrumb', {
  summary: 'Path to this page in the site. The last entry, without a route, is the page itself.',
  group: 'navigation',
  props: describeProps(
    {
      label: textProp,
      trail: {
        type: 'array',
        minItems: 1,
        maxItems: 8,
        items: describeProps({ label: textProp, route: routeProp }, ['label']),
      },
    },
    ['label', 'trail'],
  ),
  accessibility: { role: 'navigation', name: 'prop:label', keyboard: 'Tab goes through the links.' },
  lower: lazyView({ reserve: '2.75rem', chunk: 'inner' }, () => ({
    root: { minWidth: '0', fontSize: 'sm' },
    list: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '1.5' },
    entry: { display: 'inline-flex', alignItems: 'center', gap: '1.5', minWidth: '0' },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: 'control', md: 'controlSm' },
      color: 'fg.muted',
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
      textDecorationThickness: '1px',
      borderRadius: 'sm',
      _hover: { color: 'fg.default', textDecorationThickness: '2px' },
    },
    current: { color: 'fg.default', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    icon: { ...glyph, width: '1rem', height: '1rem', color: 'fg.subtle' },
  })),
});
