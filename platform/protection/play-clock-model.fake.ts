const minuteMs = 60_000;
/** Minutes of the market profile. */
export interface ClockSettings {
  readonly idle: number;
  readonly check: number;
}

/** The rule again, in milliseconds: stretches as they should be, from the steps alone. */
export function createClockModel({ idle, check }: ClockSettings) {
  const longest = (Math.max(60, check) + idle) * minuteMs;
  const over: number[] = [];
  let now: { start: number; reached: number; staked: number } | null = null;
  const running = (at: number) => (now !== null && at - now.staked <= longest ? now : null);
  return {
    present(at: number): void {
      const play = running(at);
      if (play === null || at - play.reached > idle * minuteMs) return;
      play.reached = Math.max(play.reached, Math.min(at, play.staked + idle * minuteMs));
    },
    asked(at: number): void {
      const play = running(at);
      if (play !== null) play.reached = Math.max(play.reached, at);
    },
    taken(at: number): void {
      const play = running(at);
      if (play !== null) Object.assign(play, { reached: at, staked: at });
      else {
        if (now !== null) over.push(now.reached - now.start);
        now = { start: at, reached: at, staked: at };
      }
    },
    read(at: number) {
      const play = running(at);
      const counted = play === null ? 0 : play.reached - play.start;
      const before = over.reduce((sum, one) => sum + one, 0);
      const last = now === null ? 0 : now.reached - now.start;
      const due = play === null || check === 0 ? null : play.start + check * minuteMs - at;
      return {
        seconds: play === null ? null : Math.floor(counted / 1_000),
        isRunning: play !== null && at < play.staked + idle * minuteMs,
        minutes: Math.floor(counted / minuteMs),
        used: Math.floor((before + last) / minuteMs),
        check: due === null ? null : Math.max(0, Math.ceil(due / 1_000)),
      };
    },
  };
}
