/** Decimal places of the currencies that have not two, by ISO 4217. Intl differs between engines. */
const unusualPlaces: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};
const placesByCode = new Map(
  Object.entries(unusualPlaces).flatMap(([places, codes]) =>
    codes.split(' ').map((code) => [code, Number(places)] as const),
  ),
);

/** How many decimal places amounts of a currency have; `currency` is its code of ISO 4217. */
export const placesOf = (currency: string): number => placesByCode.get(currency) ?? 2;

/** Whether this is the code of a currency in use, by ISO 4217 as the run-time lists it. */
export const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);
