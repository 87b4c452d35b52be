import type { StyleObject } from '../../protocol/document/component-definition.ts';
import { overlaySurface } from './style-parts.ts';

/** A dialog: a sheet from below on a phone, a card in the middle from a tablet on. */
export const dialogLook: StyleObject = {
  ...overlaySurface,
  position: 'fixed',
  inset: { base: 'auto 0 0 0', sm: '0' },
  margin: { base: '0', sm: 'auto' },
  width: { base: '100%', sm: 'min(var(--dialog-width, 37.5rem), calc(100vw - 2rem))' },
  maxWidth: 'none',
  height: { base: 'auto', sm: 'var(--dialog-height, fit-content)' },
  maxHeight: '92dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderStartStartRadius: '2xl',
  borderStartEndRadius: '2xl',
  borderEndStartRadius: { base: 'none', sm: '2xl' },
  borderEndEndRadius: { base: 'none', sm: '2xl' },
  padding: { base: '5', md: '6' },
  paddingBlockEnd: { base: 'calc({spacing.5} + env(safe-area-inset-bottom))', md: '6' },
  _motionSafe: { animation: 'rise 200ms cubic-bezier(0.2, 0, 0, 1)' },
};
