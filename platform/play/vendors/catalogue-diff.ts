import type { Unread } from '../../../src/protocol/json/json.ts';
import type { ImportChange, ImportedField } from '../../../src/protocol/calls/vendors.ts';
import { cleanText } from '../../../src/protocol/words/direction-signs.ts';
import type { VendorGame } from '../../../server/infrastructure/outside/game-vendor.ts';
import { compileContract } from './contract-schemas.ts';
import type { ListedGame } from './tables.ts';

/** A game of the platform, as far as a vendor's catalogue says anything about it. */
export interface OwnGame extends ListedGame {
  /** Where its picture was fetched; empty where one is drawn. */
  readonly picture: string;
  readonly isWithdrawn: boolean;
}
/** A game that differs between the vendor's catalogue and the platform's. */
export interface CatalogueChange {
  readonly place: number;
  readonly code: string;
  readonly name: string;
  readonly change: ImportChange;
  /** Null where it is gone or refused. */
  readonly listed: ListedGame | null;
  readonly fields: readonly ImportedField[];
  /** Why it is refused; empty otherwise. */
  readonly fault: string;
}
interface Comparison {
  /** Code of the vendor: the studio of games that name none. */
  readonly vendor: string;
  readonly listed: readonly unknown[];
  readonly own: readonly OwnGame[];
}

const isGame = compileContract<VendorGame>('CatalogueGame');
/** Drawn and paid by the platform's own lottery, whatever a vendor lists. */
const ownTypes: ReadonlySet<string> = new Set(['LOTT', 'ELOTT']);
const compared = ['name', 'studio', 'type', 'classify', 'picture'] as const;

const textOf = (value: unknown, name: 'game' | 'name'): string => {
  const text = ((value ?? {}) as Unread<VendorGame>)[name];
  return typeof text === 'string' ? cleanText(text).slice(0, 200) : '';
};

function findFault(value: unknown, codes: ReadonlySet<string>): string {
  if (!isGame(value)) {
    const [first] = isGame.errors ?? [];
    const field = (first?.instancePath ?? '').split('/')[1] ?? String(first?.params['missingProperty'] ?? '');
    return field === '' ? 'invalid' : `invalid-${field}`;
  }
  if (cleanText(value.name) === '') return 'invalid-name';
  if (codes.has(value.game)) return 'listed-twice';
  return ownTypes.has(value.type) ? 'own-lottery' : '';
}

/**
 * What an import would change: games that are new, changed, gone, or refused because what the vendor says of
 * them is not as the contract has it. One refused game refuses no other, and stays as it is.
 */
export function compareCatalogue({ vendor, listed, own }: Comparison): readonly CatalogueChange[] {
  const before = new Map(own.map((game) => [game.code, game]));
  const codes = new Set<string>();
  const named = new Set<string>();
  const changes: CatalogueChange[] = [];
  for (const [place, value] of listed.entries()) {
    const code = textOf(value, 'game');
    named.add(code);
    const fault = findFault(value, codes);
    if (fault !== '' || !isGame(value)) {
      changes.push({
        place,
        code,
        name: textOf(value, 'name'),
        change: 'refused',
        listed: null,
        fields: [],
        fault,
      });
      continue;
    }
    codes.add(code);
    const { name, studio = vendor, type, classify = '', picture = '' } = value;
    const game = { code, name: cleanText(name), studio, type, classify, picture };
    const had = before.get(code);
    const fields = had === undefined ? [] : compareGame(had, game);
    if (had !== undefined && fields.length === 0) continue;
    const change = had === undefined ? 'new' : 'changed';
    changes.push({ place, code, name: game.name, change, listed: game, fields, fault });
  }
  const gone = own.filter(({ code, isWithdrawn }) => !isWithdrawn && !named.has(code));
  return [
    ...changes,
    ...gone.map(({ code, name }, index) => ({
      place: listed.length + index,
      code,
      name,
      change: 'gone' as const,
      listed: null,
      fields: [],
      fault: '',
    })),
  ];
}

/** Fields that differ. A picture that the vendor names no more stays as it is. */
function compareGame(had: OwnGame, game: Omit<OwnGame, 'isWithdrawn'>): readonly ImportedField[] {
  const fields = compared.flatMap((field) =>
    had[field] === game[field] || (field === 'picture' && game.picture === '')
      ? []
      : [{ field, from: had[field], to: game[field] }],
  );
  return had.isWithdrawn ? [...fields, { field: 'offered', from: 'no', to: 'yes' }] : fields;
}
