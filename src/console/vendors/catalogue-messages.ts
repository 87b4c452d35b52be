import type { ImportFilter, ImportLine } from '../../protocol/calls/vendors.ts';
import { plural } from '../../protocol/words/plural.ts';

const filters: Readonly<Record<ImportFilter, string>> = {
  new: 'New',
  changed: 'Changed',
  gone: 'No longer listed',
  refused: 'Refused',
  pictures: 'Failed pictures',
};
const fields: Readonly<Record<string, string>> = {
  name: 'Name',
  studio: 'Studio',
  type: 'Category',
  classify: 'Sub-type',
  picture: 'Picture',
  offered: 'Offered',
};
const faults: Readonly<Record<string, string>> = {
  invalid: 'It isn’t a game as the contract describes one.',
  'invalid-game': 'It has no valid code.',
  'invalid-name': 'It has no valid name.',
  'invalid-type': 'Its category isn’t one of the contract.',
  'invalid-studio': 'Its studio isn’t a code of at most 40 characters.',
  'invalid-classify': 'Its sub-type isn’t a code of at most 8 characters.',
  'invalid-picture': 'The address of its picture isn’t an http or https address.',
  'listed-twice': 'Its code is in the list twice; the first one counts.',
  'own-lottery': 'Lottery games are the platform’s own.',
  'picture-address': 'The address isn’t https, or not public.',
  'picture-silent': 'The picture didn’t load within 4 seconds.',
  'picture-size': 'The picture is larger than 1 MB.',
  'picture-type': 'Expected a whole PNG or JPEG picture.',
  'picture-small': 'The picture is smaller than 128 × 128.',
};

const counted = (name: string, count: number): string => `${name} (${count})`;

/** Words of the import of a vendor's catalogue. */
export const catalogueMessages = {
  open: 'Import catalogue',
  openOne: (vendor: string) => `Import catalogue of ${vendor}`,
  noVendor: 'Catalogue',
  noVendorText: 'Open “Vendors”, and choose the catalogue of one.',
  title: (vendor: string) => `Catalogue of ${vendor}`,
  lead: 'Reads the vendor’s list, shows how it differs from the lobby, and applies the changes you choose. Nothing changes until then.',
  never: 'Catalogue not read yet.',
  read: 'Read catalogue',
  readAgain: 'Read again',
  reading: 'Reading',
  readBy: (games: number, moment: string, by: string) =>
    `${plural(games, 'game', 'games')} listed, read ${moment} by ${by}.`,
  appliedBy: (moment: string, by: string) => `Applied ${moment} by ${by}.`,
  filter: 'Change',
  filterNames: filters,
  counted,
  filters: (filter: ImportFilter, count: number) => counted(filters[filter], count),
  table: 'Games that differ',
  none: 'No games here',
  noneText: 'Choose another change type above.',
  noName: 'Without a name',
  nothing: 'nothing',
  field: (name: string) => fields[name] ?? name,
  fault: (code: string) => faults[code] ?? code,
  pictureStates: {
    none: '',
    waiting: 'Picture pending',
    stored: 'Picture stored',
    failed: 'Picture failed',
  } satisfies Record<ImportLine['picture'], string>,
  pictures: (stored: number, total: number) => `${stored} of ${plural(total, 'picture', 'pictures')} stored`,
  picturesFailed: (failed: number) => `${plural(failed, 'picture', 'pictures')} failed`,
  retry: 'Retry failed pictures',
  apply: 'Apply changes',
  applyTitle: (vendor: string) => `Apply the catalogue of ${vendor}?`,
  applyText:
    'New games appear in the lobby immediately. Games no longer listed leave it; their rounds and records stay.',
  choose: 'Changes to apply',
  chooseOne: 'Choose at least one change type.',
  doubtful: (games: number) =>
    `${plural(games, 'game is', 'games are')} no longer listed, more than 10%. Check with the vendor before you apply this.`,
  applied: 'Catalogue applied',
  reason: 'Reason',
  reasonHint: 'Kept in the audit.',
  reasonMissing: 'Enter a reason.',
  pageOf: (page: number, pages: number, total: number) =>
    `Page ${page} of ${pages} · ${plural(total, 'game', 'games')}`,
};
