const second = 1_000;
const minute = 60 * second;

/** Every wait of every flow, in milliseconds. Sources: specification, sections 8 and 9, unless noted. */
export const durations = {
  /** Between two loads of a captcha. */
  captchaCooling: second,
  /** A captcha left lying: a minute less than the server keeps its answer. */
  captchaExpiry: 4 * minute,
  /** A puzzle left lying; our own choice. */
  challengeExpiry: 2 * minute,
  /** After a code could not be sent. */
  codePause: second,
  /** Until another code may be asked for when logging in. */
  loginCodeResend: minute,
  /** After too many requests. */
  lockout: 5 * minute,
  /** Until a start without network is tried again; our own choice. */
  sessionRetry: 5 * second,
  /** Interval between two status checks during maintenance; chosen for this product. */
  maintenancePoll: minute,
  /** Time after which the player is informed that a game starts slowly; as in comparable public clients. */
  slowLaunch: 12 * second,
  /** Before a game is asked for again: the first wait, doubled each time. */
  launchRetry: second,
  /** A frame that has not come after this long is started again; our own choice. */
  framePatience: 30 * second,
  /** How long a step-up may take: its ticket is good for so long. */
  stepUpExpiry: 10 * minute,
  /** Until another step-up code may be asked for. */
  stepUpResend: minute,
  /** Intervals between two status checks of an unpaid order: the first ones, and all later ones. */
  orderPollSoon: 5 * second,
  orderPollLate: 30 * second,
} as const;
export const millisecondsPerMinute = minute;
