import { menuPanel } from '../styles/menu-styles.ts';
import { disc } from '../styles/flex-parts.ts';
import { defineContainer, lazyView } from '../define-component.ts';
import { describeProps, textProp } from '../prop-schemas.ts';

export const avatarMenuDefinition = defineContainer('AvatarMenu', {
  summary: 'The member, and what they can do with the account. Filled by a menu document.',
  group: 'navigation',
  props: describeProps({ name: { type: 'string' }, level: { type: ['string', 'number'] }, label: textProp }, [
    'name',
    'label',
  ]),
  menu: { item: 'MenuItem', group: 'MenuGroup' },
  accessibility: {
    role: 'button',
    name: 'prop:label',
    keyboard: 'Enter or arrow down opens; arrows move; Enter chooses; Escape closes.',
  },
  lower: lazyView({ reserve: '2.75rem', chunk: 'common' }, () => ({
    root: { position: 'relative', flexShrink: 0 },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control',
      padding: '0.5',
      paddingInlineEnd: { base: '0.5', lg: '3' },
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'border.default',
      _hover: { bg: 'bg.muted' },
    },
    avatar: {
      ...disc('2.375rem'),
      bg: 'brand.solid',
      backgroundImage: 'brand',
      color: 'brand.contrast',
      fontWeight: 'black',
    },
    name: {
      display: { base: 'none', lg: 'block' },
      maxWidth: '9rem',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: 'sm',
      fontWeight: 'semibold',
    },
    panel: {
      ...menuPanel,
      width: '15rem',
    },
    head: {
      display: 'flex',
      flexDirection: 'column',
      paddingInline: '3',
      paddingBlock: '2',
      marginBlockEnd: '1',
      borderBlockEndWidth: '1px',
      borderColor: 'border.default',
      fontWeight: 'bold',
      minWidth: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    level: { color: 'brand.fg', fontSize: 'xs', fontWeight: 'semibold' },
  })),
});
