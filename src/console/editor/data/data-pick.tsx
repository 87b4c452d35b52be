import type { ReadKind } from '../../../protocol/release/screen-reads.ts';
import { PickDialog } from '../insert/pick-dialog.tsx';
import { describeReadable, namePath } from './readable.ts';
import { useReadable } from './use-readable.ts';

/** A list of everything that the selected part can read, of some kinds, each with what it may be. */
export function DataPick(props: {
  readonly title: string;
  readonly kinds: readonly ReadKind[];
  readonly onPick: (path: string) => void;
  readonly onClose: () => void;
}) {
  const options = useReadable(props.kinds).map(({ path, tree }) => ({
    id: path,
    label: namePath(path),
    hint: describeReadable(tree),
  }));
  return (
    <PickDialog
      title={props.title}
      options={options}
      onPoint={() => undefined}
      onPick={(path) => {
        props.onClose();
        props.onPick(path);
      }}
      onClose={props.onClose}
    />
  );
}
