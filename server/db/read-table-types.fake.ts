import ts from 'typescript';

/** What TypeScript takes a column for. */
export interface TypedColumn {
  /** Kinds of the values that are read, but for null: `string`, `number`, `Date`, `string[]`, `object`. */
  readonly kinds: readonly string[];
  readonly isNullable: boolean;
  /** Read as `unknown`, which null is too. */
  readonly isAnything: boolean;
  /** A new row may say nothing of it. */
  readonly mayBeLeftOut: boolean;
  /** A new row may say null. */
  readonly takesNull: boolean;
}
export type TypedTables = ReadonlyMap<string, ReadonlyMap<string, TypedColumn>>;

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);
const has = (type: ts.Type, flag: ts.TypeFlags): boolean =>
  partsOf(type).some((part) => (part.flags & flag) !== 0);

const primitives: readonly (readonly [ts.TypeFlags, string])[] = [
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
  [ts.TypeFlags.BigIntLike, 'bigint'],
];

/** The tables of these types, by the file of each, as the compiler sees them. */
export function readTableTypes(types: Readonly<Record<string, string>>): TypedTables {
  const program = ts.createProgram(Object.values(types), {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    types: ['node'],
  });
  const checker = program.getTypeChecker();
  const listTables = ([name, file]: readonly [string, string]): readonly ts.Symbol[] => {
    const declared = program
      .getSourceFile(file)
      ?.statements.find((one) => ts.isTypeAliasDeclaration(one) && one.name.text === name);
    if (declared === undefined) throw new Error(`Expected a type ${name} in ${file}.`);
    return checker.getTypeAtLocation(declared).getProperties();
  };
  const kindOf = (type: ts.Type): string => {
    const plain = primitives.find(([flag]) => (type.flags & flag) !== 0);
    if (plain !== undefined) return plain[1];
    if (checker.isArrayType(type) || checker.isTupleType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference);
      return `${item === undefined ? 'object' : kindOf(partsOf(item)[0] ?? item)}[]`;
    }
    const name = type.getSymbol()?.name;
    return name === 'Date' || name === 'Buffer' || name === 'Uint8Array' ? name : 'object';
  };
  const readColumn = (column: ts.Symbol): TypedColumn => {
    const type = checker.getTypeOfSymbol(column);
    const said = (name: string): ts.Type => {
      const part = type.getProperty(name);
      return part === undefined ? type : checker.getTypeOfSymbol(part);
    };
    const [read, put] = [said('__select__'), said('__insert__')];
    const values = partsOf(read).filter((part) => (part.flags & ts.TypeFlags.Null) === 0);
    return {
      kinds: [...new Set(values.map(kindOf))].sort(),
      isNullable: has(read, ts.TypeFlags.Null),
      isAnything: has(read, ts.TypeFlags.Unknown),
      mayBeLeftOut: has(put, ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Never),
      takesNull: has(put, ts.TypeFlags.Null),
    };
  };
  return new Map(
    Object.entries(types)
      .flatMap(listTables)
      .map((table) => [
        table.name,
        new Map(
          checker
            .getTypeOfSymbol(table)
            .getProperties()
            .map((column) => [column.name, readColumn(column)]),
        ),
      ]),
  );
}
