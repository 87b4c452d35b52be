import { format } from 'oxfmt';
import style from '../.oxfmtrc.json' with { type: 'json' };

const { ignorePatterns: _ignored, ...options } = style;

/** A generated file as the formatter of the house would have it. Throws where the text does not parse. */
export async function formatText(path: string, text: string): Promise<string> {
  const { code, errors } = await format(path, text, options as Parameters<typeof format>[2]);
  const [error] = errors;
  if (error !== undefined) throw new Error(`expects a ${path} that parses: ${error.message}`);
  return code;
}
