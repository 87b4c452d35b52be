import type { StyleObject } from '../../protocol/document/component-definition.ts';
import { overlaySurface } from './style-parts.ts';

/** A list of choices that opens beside its button. */
export const menuPanel: StyleObject = {
  ...overlaySurface,
  position: 'fixed',
  margin: '0',
  padding: '2',
  borderRadius: 'xl',
  overflowY: 'auto',
  zIndex: 'drawer',
};

/** What a menu has a line of: a page, or a group that opens. */
export const menuLine: StyleObject = {
  minHeight: 'control',
  paddingInline: '3',
  borderRadius: 'lg',
  color: 'fg.muted',
  fontSize: 'sm',
  _hover: { bg: 'bg.muted', color: 'fg.default' },
};
