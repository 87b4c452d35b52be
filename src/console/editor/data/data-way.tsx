import { useState } from 'react';
import { setProp } from '../../../editing/commands/set-prop.ts';
import type { ReadKind } from '../../../protocol/release/screen-reads.ts';
import { LabelledIconButton } from '../../ui/icon-button.tsx';
import { editorMessages } from '../editor-messages.ts';
import { useEditing } from '../use-editing.ts';
import { DataPick } from './data-pick.tsx';

const { data: words } = editorMessages;

/** The way to fill a property in from data; nothing where it is fixed when the site is published. */
export function DataWay(props: {
  readonly name: string;
  readonly title: string;
  readonly kinds: readonly ReadKind[] | null;
}) {
  const { selected, run, mayEdit } = useEditing();
  const [isOpen, setOpen] = useState(false);
  const { name, title, kinds } = props;
  if (kinds === null || selected === null) return null;
  return (
    <>
      <LabelledIconButton
        icon="chart"
        size="2xs"
        label={`${title}: ${words.pick}`}
        disabled={!mayEdit}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <DataPick
          title={words.pickFor(title)}
          kinds={kinds}
          onPick={(path) =>
            run((document) => setProp(document, { id: selected.id, name, value: { $e: { var: path } } }))
          }
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
