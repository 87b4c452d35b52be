import type { DraftDifference } from '../../protocol/calls/site.ts';
import { marketMessages } from '../market/market-messages.ts';
import { brandPath } from './brand-document.ts';
import { brandMessages } from './brand-messages.ts';

interface OwnWords {
  readonly document: string;
  readonly pointer: string;
  readonly label: string;
  /** The screen where it is filled in. */
  readonly to: string;
}
const ofBrand = (name: 'name' | 'licence' | 'supportEmail'): OwnWords => ({
  document: brandPath,
  pointer: `/${name}`,
  label: brandMessages.names[name],
  to: `/brand#/${name}`,
});
const marketLabels = {
  helplineName: marketMessages.names.helplineName,
  helplineContact: `${marketMessages.names.helplineName}: ${marketMessages.names.helplineContact.toLowerCase()}`,
};
const ofMarket = (name: keyof typeof marketLabels): OwnWords => ({
  document: 'settings/jurisdiction',
  pointer: `/${name}`,
  label: marketLabels[name],
  to: '/market',
});
/** What the program can only give an example of: who runs the site, by which licence, and who helps. */
const ownWords = [
  ofBrand('name'),
  ofBrand('licence'),
  ofBrand('supportEmail'),
  ofMarket('helplineName'),
  ofMarket('helplineContact'),
];

type OwnPlaces = readonly DraftDifference[];

/** Those that still read as the program ships them, of the documents that the site has. */
export const listUnfilled = (ownPlaces: OwnPlaces, documents: readonly string[]): readonly OwnWords[] =>
  ownWords.filter(
    ({ document, pointer }) =>
      documents.includes(document) &&
      !ownPlaces.some(
        (place) =>
          place.document === document &&
          (place.pointer === '' || `${pointer}/`.startsWith(`${place.pointer}/`)),
      ),
  );
