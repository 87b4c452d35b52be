import { messages } from '../messages.ts';

/** What an operator calls a document: `menus/side` → `Menu: side`. */
export function describeDocument(path: string): string {
  const known = messages.documentNames[path];
  if (known) return known;
  const [folder = '', ...rest] = path.split('/');
  const kind = messages.documentKinds[folder];
  return kind && rest.length > 0 ? `${kind}: ${rest.join('/')}` : path;
}
