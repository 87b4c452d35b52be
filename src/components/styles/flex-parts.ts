import type { StyleObject } from '../../protocol/document/component-definition.ts';

/** One below the other, with a `gap` between. */
export const column = (gap: string): StyleObject => ({ display: 'flex', flexDirection: 'column', gap });
/** Beside each other, in the middle of the line, with a `gap` between. */
export const row = (gap: string): StyleObject => ({ display: 'flex', alignItems: 'center', gap });
/** What is inside is in the middle. */
export const centred: StyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
};
/** A round mark with a letter, a number or a drawing in its middle. */
export const disc = (size: string): StyleObject => ({
  ...centred,
  width: size,
  height: size,
  borderRadius: 'full',
});
