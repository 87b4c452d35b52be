import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../gate/run-command.ts';

/** A route as it is written: what it is called with, and the type of what it answers. */
export interface WrittenRoute {
  readonly method: string;
  /** Matches the address that it is registered under. */
  readonly address: RegExp;
  readonly place: string;
  /** What its handler answers; null where it sends the answer without returning it. */
  readonly answer: ts.Type | null;
  /** What the type parameters in it are where the route is registered. */
  readonly known: ReadonlyMap<ts.Type, ts.Type>;
}
/** What a function was called with: texts by parameter, and types by type parameter. */
interface Call {
  readonly texts: ReadonlyMap<ts.Symbol, string>;
  readonly known: ReadonlyMap<ts.Type, ts.Type>;
}
export interface RouteReader {
  readonly checker: ts.TypeChecker;
  readonly routes: readonly WrittenRoute[];
}

const verbs: readonly string[] = ['get', 'post', 'patch', 'put', 'delete'];
const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** All files of the console's server that are part of the program. */
export const listConsoleFiles = (): readonly string[] =>
  readdirSync(join(root, 'server/console'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(test|fake)\.ts$/.test(name))
    .map((name) => join(root, 'server/console', name));

const readOptions = (file: string): object => {
  const { config } = ts.readConfigFile(join(root, file), (path) => ts.sys.readFile(path)) as {
    readonly config: { readonly compilerOptions: object };
  };
  return config.compilerOptions;
};

/** A program of these files, and of the `planted` ones, which are texts by path. */
const openProgram = (files: readonly string[], planted: Readonly<Record<string, string>>): ts.Program => {
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...readOptions('tsconfig.json'), ...readOptions('server/tsconfig.json'), incremental: false },
    root,
  );
  const host = ts.createCompilerHost(options);
  const fileExists = host.fileExists.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.fileExists = (name) => name in planted || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    const text = planted[name];
    return text === undefined
      ? getSourceFile(name, ...rest)
      : ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true);
  };
  return ts.createProgram([...files, ...Object.keys(planted)], options, host);
};

const readAnswer = (checker: ts.TypeChecker, handler: ts.Expression): ts.Type | null => {
  const [signature] = checker.getTypeAtLocation(handler).getCallSignatures();
  if (signature === undefined) return null;
  const returned = checker.getReturnTypeOfSignature(signature);
  // What is awaited of a type parameter is another type than the parameter.
  const [inner] =
    returned.getSymbol()?.name === 'Promise' ? checker.getTypeArguments(returned as ts.TypeReference) : [];
  const type = inner ?? checker.getAwaitedType(returned);
  if (type === undefined || type.getSymbol()?.name === 'FastifyReply') return null;
  return (type.flags & (ts.TypeFlags.Void | ts.TypeFlags.Never)) === 0 ? type : null;
};

const isInstance = (checker: ts.TypeChecker, node: ts.Node): boolean =>
  checker.getTypeAtLocation(node).getSymbol()?.name === 'FastifyInstance';

const findFunction = (checker: ts.TypeChecker, called: ts.Expression): ts.FunctionDeclaration | null => {
  const symbol = checker.getSymbolAtLocation(called);
  if (symbol === undefined) return null;
  const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const { valueDeclaration } = own;
  return valueDeclaration !== undefined && ts.isFunctionDeclaration(valueDeclaration)
    ? valueDeclaration
    : null;
};

/** Every route that `start` registers, directly or by what it calls, with the types that each has there. */
export const readRoutes = (
  files: readonly string[],
  start: string,
  planted: Readonly<Record<string, string>> = {},
): RouteReader => {
  const program = openProgram(files, planted);
  const checker = program.getTypeChecker();
  const routes: WrittenRoute[] = [];

  const readText = (node: ts.Expression, { texts }: Call): string | null => {
    if (ts.isStringLiteralLike(node)) return node.text;
    const symbol = checker.getSymbolAtLocation(node);
    return symbol === undefined ? null : (texts.get(symbol) ?? null);
  };
  /** What an address may be: its known texts as they are, anything for the others. */
  const readAddress = (node: ts.Expression, call: Call): RegExp => {
    const parts = ts.isTemplateExpression(node)
      ? [
          escape(node.head.text),
          ...node.templateSpans.map(({ expression, literal }) => {
            const text = readText(expression, call);
            return `${text === null ? '.+' : escape(text)}${escape(literal.text)}`;
          }),
        ]
      : [escape(readText(node, call) ?? '')];
    return new RegExp(`^/api${parts.join('')}$`);
  };
  const readRoute = (node: ts.CallExpression, call: Call): boolean => {
    if (!ts.isPropertyAccessExpression(node.expression)) return false;
    const { expression, name } = node.expression;
    const [first, , last] = node.arguments;
    if (!verbs.includes(name.text) || first === undefined) return false;
    if (!isInstance(checker, expression)) return false;
    const handler = last ?? node.arguments[1];
    const source = node.getSourceFile();
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    routes.push({
      method: name.text.toUpperCase(),
      address: readAddress(first, call),
      place: `${source.fileName.slice(root.length)}:${line + 1}`,
      answer: handler === undefined ? null : readAnswer(checker, handler),
      known: call.known,
    });
    return true;
  };
  const readCall = (node: ts.CallExpression, call: Call): void => {
    if (!node.arguments.some((argument) => isInstance(checker, argument))) return;
    const called = findFunction(checker, node.expression);
    if (called?.body === undefined) return;
    const texts = new Map<ts.Symbol, string>();
    for (const [index, { name }] of called.parameters.entries()) {
      const argument = node.arguments[index];
      const text = argument === undefined ? null : readText(argument, call);
      const symbol = checker.getSymbolAtLocation(name);
      if (text !== null && symbol !== undefined) texts.set(symbol, text);
    }
    const signature = checker.getResolvedSignature(node);
    const types = signature === undefined ? [] : checker.getTypeArgumentsForResolvedSignature(signature);
    const known = new Map<ts.Type, ts.Type>();
    for (const [index, parameter] of (called.typeParameters ?? []).entries()) {
      const type = types?.[index];
      if (type !== undefined) known.set(checker.getTypeAtLocation(parameter), call.known.get(type) ?? type);
    }
    visit(called.body, { texts, known: new Map([...call.known, ...known]) });
  };
  const visit = (node: ts.Node, call: Call): void => {
    if (ts.isCallExpression(node) && !readRoute(node, call)) readCall(node, call);
    ts.forEachChild(node, (child) => visit(child, call));
  };
  for (const file of program.getSourceFiles())
    for (const statement of file.statements)
      if (
        ts.isFunctionDeclaration(statement) &&
        statement.name?.text === start &&
        statement.body !== undefined
      )
        visit(statement.body, { texts: new Map(), known: new Map() });
  return { checker, routes };
};
