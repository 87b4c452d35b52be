import { asPlaced, insert, type Part } from '../../../editing/commands/insert.ts';
import { nameNode, toWords } from '../../../editing/commands/layout-tree.ts';
import { moveTo } from '../../../editing/commands/move.ts';
import { listPlaces, whyNotAt, type Place } from '../../../editing/commands/places.ts';
import { useSite } from '../../http/queries.ts';
import { editorMessages } from '../editor-messages.ts';
import type { PickKind } from '../use-acts.ts';
import { placeAfter, placeInside } from '../use-clipboard.ts';
import { useEditing, type Editing } from '../use-editing.ts';
import { PickDialog, type PickOption } from './pick-dialog.tsx';
import { describePlaces, placeId } from './place-words.ts';

const { pick: words, outline } = editorMessages;

/** Most asked for first; the others by their names. */
const usual = ['Heading', 'Text', 'Button', 'Link', 'Image', 'Card', 'Stack', 'Grid', 'PromoCard', 'Alert'];
const rank = (type: string): number => (usual.includes(type) ? usual.indexOf(type) : usual.length);

interface Component extends PickOption {
  readonly part: Part;
}
/** Components with an example that fit into a place. */
function listComponents({ components, facts, source }: Editing, place: Place): readonly Component[] {
  return [...components.values()]
    .flatMap(({ type, summary, example }) =>
      example === null ? [] : [{ id: type, label: toWords(type), hint: summary, part: example }],
    )
    .filter(({ part }) => whyNotAt(source, facts, asPlaced(part), place) === null)
    .toSorted((one, other) => rank(one.id) - rank(other.id) || one.label.localeCompare(other.label));
}

/** Where a press in an example leads: to the first page, or from there to promotions or any other. */
function useElsewhere(page: string): string {
  const pages = (useSite().data?.pages ?? []).filter(({ id, path }) => id !== page && !path.includes(':'));
  const wished = ['home', 'promotions'].find((name) => pages.some(({ id }) => id === name));
  return wished ?? pages[0]?.id ?? page;
}

function AddList(props: { readonly kind: 'after' | 'inside'; readonly onClose: () => void }) {
  const editing = useEditing();
  const { nodes, selected, facts, keys, run, tryOut } = editing;
  const place =
    props.kind === 'after' ? placeAfter(editing) : placeInside(nodes, selected?.id ?? nodes[0]?.id ?? '');
  const stem = editing.document.split('/').at(-1) ?? '';
  const leads = useElsewhere(stem);
  if (place === null) return null;
  const options = listComponents(editing, place);
  const add = (id: string | null) => {
    const part = options.find((one) => one.id === id)?.part;
    return part === undefined
      ? null
      : (document: Editing['source']) => insert(document, facts, { stem, place, part, keys, leads });
  };
  const name = selected === null ? outline.page : nameNode(selected);
  return (
    <PickDialog
      title={props.kind === 'after' ? words.after(name) : words.insideOf(name)}
      options={options}
      onPoint={(id) => tryOut(add(id))}
      onPick={(id) => {
        const command = add(id);
        props.onClose();
        if (command !== null) run(command);
      }}
      onClose={props.onClose}
    />
  );
}

function MoveList(props: { readonly onClose: () => void }) {
  const { selected, source, facts, read, run, tryOut } = useEditing();
  if (selected === null) return null;
  const places = listPlaces(source, facts, selected, selected.id);
  const go = (id: string | null) => {
    const place = places.find((one) => placeId(one) === id);
    return place === undefined
      ? null
      : (document: Editing['source']) => moveTo(document, facts, { id: selected.id, place });
  };
  return (
    <PickDialog
      title={words.move(nameNode(selected))}
      options={describePlaces(source, places, read)}
      onPoint={(id) => tryOut(go(id))}
      onPick={(id) => {
        const command = go(id);
        props.onClose();
        if (command !== null) run(command);
      }}
      onClose={props.onClose}
    />
  );
}

/** The list of places, or of components, that is open. */
export function EditorPicks(props: { readonly kind: PickKind | null; readonly onClose: () => void }) {
  const { tryOut } = useEditing();
  const close = () => {
    tryOut(null);
    props.onClose();
  };
  if (props.kind === null) return null;
  return props.kind === 'move' ? <MoveList onClose={close} /> : <AddList kind={props.kind} onClose={close} />;
}
