import type { ImportFilter, ImportLine } from '../../protocol/calls/vendors.ts';
import { plural } from '../../protocol/words/plural.ts';

const filters: Readonly<Record<ImportFilter, string>> = {
  new: 'New',
  changed: 'Changed',
  gone: 'No longer listed',
  refused: 'Refused',
  pictures: 'Pictures that failed',
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
  'picture-silent': 'The picture didn’t come within 4 seconds.',
  'picture-size': 'The picture is larger than 1 MB.',
  'picture-type': 'Expected a whole PNG or JPEG picture.',
  'picture-small': 'The picture is smaller than 128 × 128.',
};

/** Words of the import of a vendor's catalogue. */
export const catalogueMessages = {
  open: 'Import catalogue',
  openOne: (vendor: string) => `Import catalogue of ${vendor}`,
  noVendor: 'Catalogue',
  noVendorText: 'Open “Vendors”, and choose the catalogue of one.',
  title: (vendor: string) => `Catalogue of ${vendor}`,
  lead: 'Reads what the vendor lists, shows what differs from the lobby, and applies what you choose. Nothing changes before that.',
  never: 'The catalogue wasn’t read yet.',
  read: 'Read catalogue',
  readAgain: 'Read again',
  reading: 'Reading',
  readBy: (games: number, moment: string, by: string) =>
    `${plural(games, 'game', 'games')} listed, read ${moment} by ${by}.`,
  appliedBy: (moment: string, by: string) => `Applied ${moment} by ${by}.`,
  filter: 'Change',
  filters: (filter: ImportFilter, count: number) => `${filters[filter]} (${count})`,
  lines: 'Games that differ',
  noLines: 'No game here',
  noLinesText: 'Choose another change type above.',
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
  retry: 'Fetch failed pictures again',
  apply: 'Apply changes',
  applyTitle: (vendor: string) => `Apply the catalogue of ${vendor}?`,
  applyText:
    'New games are in the lobby immediately. Games that are no longer listed leave it; their rounds and records stay.',
  choose: 'What is applied',
  chooseOne: 'Choose at least one change type.',
  doubtful: (games: number) =>
    `${plural(games, 'game is', 'games are')} no longer listed, more than a tenth. Ask the vendor before you apply that.`,
  applied: 'Catalogue applied',
  reason: 'Reason',
  reasonHint: 'Kept in the audit.',
  reasonMissing: 'Write why.',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  pageOf: (page: number, pages: number, total: number) =>
    `Page ${page} of ${pages} · ${plural(total, 'game', 'games')}`,
};
