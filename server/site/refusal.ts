import type { Issue } from '../../src/protocol/release/issue.ts';
import type { PublishRefusal } from './site-service.ts';

export const refuse = <Refusal extends PublishRefusal>(error: Refusal): { ok: false; error: Refusal } => ({
  ok: false,
  error,
});
export const errorsOf = (issues: readonly Issue[]): readonly Issue[] =>
  issues.filter(({ severity }) => severity === 'error');
