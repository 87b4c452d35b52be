import type { Json } from '../../protocol/json/json.ts';
import { useDraftEditor } from '../draft/draft-context.tsx';
import { messages } from '../messages.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import {
  registerFieldsPath,
  resetField,
  setPattern,
  setRequired,
  setShown,
  placeField,
  type FieldPattern,
  type FieldRow,
} from './register-fields.ts';

export interface FieldActions {
  show(row: FieldRow, isShown: boolean): void;
  require(row: FieldRow, required: boolean): void;
  accept(row: FieldRow, pattern: FieldPattern): void;
  reset(row: FieldRow): void;
  /** By one place among the fields in sight. */
  move(row: FieldRow, by: -1 | 1): void;
}

/** What the table does to the document; each is one edit, announced where the eye may miss it. */
export function useFieldActions(props: {
  readonly live: Json;
  readonly all: readonly FieldRow[];
  readonly visible: readonly FieldRow[];
  readonly nameOf: (name: string) => string;
}): FieldActions {
  const editor = useDraftEditor();
  const announce = useAnnounce();
  const { live, all, visible, nameOf } = props;
  const edit = (change: (document: Json) => Json) => editor.edit(registerFieldsPath, change);
  return {
    show: (row, isShown) => {
      edit((document) => setShown(document, row.name, isShown));
      if (!isShown && row.field.required) announce(messages.fields.impliesOptional(nameOf(row.name)));
    },
    require: (row, required) => {
      edit((document) => setRequired(document, row.name, required));
      if (required && !row.field.enabled) announce(messages.fields.impliesShown(nameOf(row.name)));
    },
    accept: (row, pattern) => edit((document) => setPattern(document, row.name, pattern)),
    reset: (row) => edit((document) => resetField(document, live, row.name)),
    move: (row, by) => {
      const place = visible.findIndex(({ name }) => name === row.name) + by;
      const other = visible[place];
      if (!other) return;
      edit((document) => placeField(document, all, row.name, other.name));
      announce(messages.fields.moved(nameOf(row.name), place + 1, visible.length));
    },
  };
}
