import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { ExplainCommand, ExplainReport } from '../../protocol/release/explanation.ts';

const askEveryMs = 500;

/** What the portal in the frame says about its page while `isOn`; null before it answered. */
export function useExplained(frame: RefObject<HTMLIFrameElement | null>, url: string | null, isOn: boolean) {
  const [report, setTold] = useState<ExplainReport | null>(null);
  const origin = url === null ? null : new URL(url).origin;
  const ask = useCallback(
    (message: ExplainCommand) => {
      if (origin !== null) frame.current?.contentWindow?.postMessage(message, origin);
    },
    [frame, origin],
  );
  useEffect(() => {
    if (!isOn || origin === null) return undefined;
    let isAnswered = false;
    const hear = ({ source, origin: from, data }: MessageEvent) => {
      const heard = data as Partial<ExplainReport>;
      if (source !== frame.current?.contentWindow || from !== origin || heard.foyer !== 'explained') return;
      isAnswered = true;
      setTold(heard as ExplainReport);
    };
    // The page in the frame may still be loading, or another one by now.
    const askAgain = () => {
      if (!isAnswered) ask({ foyer: 'explain', isOn: true });
    };
    const loaded = () => {
      isAnswered = false;
      setTold(null);
    };
    const element = frame.current;
    window.addEventListener('message', hear);
    element?.addEventListener('load', loaded);
    askAgain();
    const timer = setInterval(askAgain, askEveryMs);
    return () => {
      clearInterval(timer);
      window.removeEventListener('message', hear);
      element?.removeEventListener('load', loaded);
      ask({ foyer: 'explain', isOn: false });
      setTold(null);
    };
  }, [frame, origin, isOn, ask]);
  const show = useCallback((nodeId: string) => ask({ foyer: 'explain-show', nodeId }), [ask]);
  return { told: report, show };
}
