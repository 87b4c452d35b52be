import type { FlowPlace } from '../document/document.ts';
import type { Rule } from '../document/expression.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { sourceOfScreen } from '../document/screen-id.ts';

/**
 * What the portal in a preview frame and the console around it tell each other about why something is
 * hidden, disabled or invalid.
 */
export type ExplainedState = 'shown' | 'hidden' | 'disabled' | 'invalid';

/** A path that a rule reads, with its value here. */
export interface ExplainedInput {
  readonly path: string;
  /** Null where nothing is. */
  readonly value: Json;
  readonly isMissing: boolean;
}
/** What a rule asks a flow: whether it is in a state, or takes an event. */
export interface ExplainedTest {
  readonly kind: 'in' | 'can';
  readonly machine: string;
  readonly name: string;
  /** Null while the flow does not run. */
  readonly answer: boolean | null;
}
/** One rule that decided. */
export interface ExplainedCause {
  /**
   * `show`: a rule; `step`: the step of a flow that the node belongs to; `list`: there are no rows;
   * `disabled`: the rule of a control; `field`: the rules of a form's field.
   */
  readonly kind: 'show' | 'step' | 'list' | 'disabled' | 'field';
  /** The node itself, or one around it. */
  readonly nodeId: string;
  /** Whether it lets the node be: shown, enabled, valid. */
  readonly isMet: boolean;
  readonly rule: Rule | null;
  readonly place: FlowPlace | null;
  /** Steps that the flow of `place` is in; empty while it does not run. */
  readonly steps: readonly string[];
  readonly inputs: readonly ExplainedInput[];
  readonly tests: readonly ExplainedTest[];
  /** Of a form's field: its schema, and the texts shown to the player. */
  readonly field: { readonly name: string; readonly schema: JsonObject; readonly message: string } | null;
}
export interface ExplainedNode {
  readonly screen: string;
  /** Source document of the screen, for example `pages/home`. */
  readonly document: string;
  readonly nodeId: string;
  readonly type: string;
  /** Its first words, to know it by; may be empty. */
  readonly text: string;
  readonly state: ExplainedState;
  /** From the outermost node in. */
  readonly causes: readonly ExplainedCause[];
}

/** From the console to the frame. */
export type ExplainCommand =
  | { readonly foyer: 'explain'; readonly isOn: boolean }
  | { readonly foyer: 'explain-show'; readonly nodeId: string };
/** From the frame to the console: whatever is not simply there, and what was pressed last. */
export interface ExplainReport {
  readonly foyer: 'explained';
  readonly page: string;
  readonly nodes: readonly ExplainedNode[];
  readonly picked: ExplainedNode | null;
}

/** Where the value of a setting comes from: `POST /api/explain`. */
export interface SettingOrigin {
  /** `settings.whitelabel.REGMOBVERF3` */
  readonly path: string;
  readonly value: Json;
  readonly document: string;
  readonly pointer: string;
  /** Another module that decides, because it is around this one and off. */
  readonly because: string | null;
  /** Who gave it this value and when; null for a value that only the draft has. */
  readonly revision: number | null;
  readonly author: string | null;
  /** ISO 8601, UTC. */
  readonly at: string | null;
  readonly note: string | null;
}

/** Source document of a screen of a release. */
export const documentOfScreen = ({ kind, id }: { readonly kind: string; readonly id: string }): string =>
  kind === 'shell' ? kind : `${kind}s/${sourceOfScreen(id)}`;

/** A rule of a node of a screen: what `POST /api/explain` is asked about besides settings. */
export interface RuleReference {
  /** Source document of the screen. */
  readonly document: string;
  /** As in the release: `hdr/logo` is `logo` of the fragment or menu at `hdr`. */
  readonly nodeId: string;
  readonly kind: Exclude<ExplainedCause['kind'], 'field'>;
}
/** A rule with a name: `rule.<name>` of the document where the node is. */
export interface NamedRuleSource {
  readonly name: string;
  readonly rule: Rule;
  readonly pointer: string;
}
/** Who wrote a rule as it is, and where: the latest change of the rule itself, not of what it reads. */
export interface RuleOrigin {
  readonly rule: RuleReference;
  /** Named rules that it uses, as their document writes them: a release has no names. */
  readonly named: readonly NamedRuleSource[];
  readonly document: string;
  readonly pointer: string;
  /** Null for a rule that only the draft has. */
  readonly revision: number | null;
  readonly author: string | null;
  /** ISO 8601, UTC. */
  readonly at: string | null;
  readonly note: string | null;
}
/** Answer of `POST /api/explain`. */
export interface Origins {
  readonly origins: readonly SettingOrigin[];
  readonly rules: readonly RuleOrigin[];
}
