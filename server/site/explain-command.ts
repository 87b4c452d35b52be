import type { SettingOrigin } from '../../src/protocol/explanation.ts';
import { UsageError } from './cli-options.ts';
import { findSettingOrigins } from './setting-origins.ts';
import type { SiteService } from './site-service.ts';

const path = /^settings(\.[\w-]+){2,6}$/;
const longestHistory = 200;

const describe = ({ path: setting, value, document, pointer, because, ...by }: SettingOrigin): string => {
  const where = `${document}${pointer}`;
  const around = because === null ? '' : `, off because “${because}” around it is off`;
  const who =
    by.revision === null
      ? 'in no revision'
      : `since revision ${by.revision} by ${by.author}, ${by.at}: ${by.note}`;
  return `${setting} is ${JSON.stringify(value)}${around}\n  ${where}\n  ${who}`;
};

/** `explain settings.register.email.required …`: what settings are, live or in a revision, and who made them so. */
export const runExplainCommand = async (
  site: Pick<SiteService, 'history' | 'documents' | 'active'>,
  paths: readonly string[],
  revision: number | null,
): Promise<{ readonly exitCode: 0; readonly data: unknown; readonly text: string }> => {
  if (paths.length === 0 || !paths.every((one) => path.test(one)))
    throw new UsageError('explain: expected settings such as settings.register.email.required');
  const of = revision ?? (await site.active()).revision;
  const asked = await site.documents(of);
  const history = (await site.history(longestHistory)).filter(
    (record) => record.revision <= of && (record.kind !== 'stage' || record.revision === of),
  );
  const origins = await findSettingOrigins(paths, { history, documentsOf: site.documents, asked });
  return { exitCode: 0, data: { origins }, text: origins.map(describe).join('\n') };
};
