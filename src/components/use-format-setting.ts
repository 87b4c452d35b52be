import { placesOf } from '../protocol/money/currency-places.ts';
import { useRuntime, useValue } from '../runtime/react/runtime-context.ts';
import type { FormatSetting } from '../protocol/money/format-value.ts';

/** How a view shows values: in the language on screen, with moments in the brand's time zone unless the layout names another. */
export const useFormatSetting = (
  props: { readonly symbol?: string | null; readonly timeZone?: string | null } = {},
): FormatSetting => {
  const { languageTag } = useRuntime();
  const ofBrand = useValue('settings.brand.timeZone');
  const timeZone = props.timeZone ?? (typeof ofBrand === 'string' ? ofBrand : 'UTC');
  const currency = useValue('settings.brand.currency');
  const places = placesOf(typeof currency === 'string' ? currency : '');
  return { languageTag, symbol: props.symbol, places, timeZone };
};
