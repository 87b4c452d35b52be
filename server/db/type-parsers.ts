import pg from 'pg';

/** The parsers of pg, which takes any number of a type and names a few. */
const getTypeParser = pg.types.getTypeParser as (oid: number, format?: 'text' | 'binary') => unknown;
/** Numbers of types, as pg hands them over. */
const builtins: Readonly<Record<'INT8' | 'NUMERIC' | 'DATE', number>> = pg.types.builtins;
const asText = (value: string): string => value;
// text[]: pg names no array types.
const textArrayOid = 1009;
/** Array types of the three below: pg knows no names for them. */
const textArrays: Readonly<Record<number, number>> = {
  1016: builtins.INT8,
  1231: builtins.NUMERIC,
  1182: builtins.DATE,
};

/**
 * How column values reach TypeScript, the same on every connection:
 * `bigint` and `numeric` → string (a JavaScript number would round money and counts above 2^53),
 * `date` → `YYYY-MM-DD` (a Date would move with the machine's zone), `timestamptz` → Date,
 * `json`/`jsonb` → parsed. Cast a small count in SQL: `count(*)::int`.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary'): unknown => {
    if (oid === builtins.INT8 || oid === builtins.NUMERIC || oid === builtins.DATE) return asText;
    // text[] (1009) has the array parser that leaves elements as strings.
    if (textArrays[oid] !== undefined) return getTypeParser(textArrayOid, format);
    return getTypeParser(oid, format);
  }) as pg.CustomTypesConfig['getTypeParser'],
};
