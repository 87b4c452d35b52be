import { messages } from '../messages.ts';

/** What an operator calls a document: `menus/side` → `Menu: side`. */
export function describeDocument(path: string): string {
  const name = messages.documentNames[path];
  if (name) return name;
  const [folder = '', ...rest] = path.split('/');
  const kind = messages.documentKinds[folder];
  return kind && rest.length > 0 ? `${kind}: ${rest.join('/')}` : path;
}
