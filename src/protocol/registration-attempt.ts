/** Minutes for which the server keeps what was proven in a registration under way. */
export const attemptMinutes = 30;
