import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt, root } from './program.ts';
import { toText } from '../../src/protocol/json/to-text.ts';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';

/**
 * Stack traces of the built program name the lines of its sources. Node's own way reads every map when the
 * program starts; this one reads a map when a stack is first printed, and forgets it again.
 */
const keptMs = 30_000;
const maps = new Map<string, SourceMap | null>();

const readMap = (file: string): SourceMap | null => {
  const entry = maps.get(file);
  if (entry !== undefined) return entry;
  let map: SourceMap | null = null;
  try {
    map = new SourceMap(parseOwnJson<SourceMapPayload, 'build'>(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    // A file of Node's or of a package: it has its own lines.
  }
  maps.set(file, map);
  setTimeout(() => maps.delete(file), keptMs).unref();
  return map;
};

/** `at name (file:line:column)` with the source's place; null for code that was not built here. */
const describeFrame = (frame: NodeJS.CallSite): string | null => {
  const script = frame.getFileName();
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
  if (!script?.startsWith('file:') || line === null || column === null) return null;
  const built = fileURLToPath(script);
  const entry = readMap(built)?.findEntry(line - 1, column - 1);
  if (entry === undefined || !('originalSource' in entry)) return null;
  const source = relative(root, resolve(dirname(built), entry.originalSource));
  const place = `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  const name = frame.getFunctionName();
  return name === null ? place : `${name} (${place})`;
};

if (isBuilt)
  Error.prepareStackTrace = (error, frames) =>
    [String(error), ...frames.map((frame) => `    at ${describeFrame(frame) ?? toText(frame)}`)].join('\n');
