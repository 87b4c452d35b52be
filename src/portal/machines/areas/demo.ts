import type { Area } from '../wiring-needs.ts';

export const demoArea: Area = {
  services: ({ api }) => ({
    startDemo: async (_input, signal) => {
      const { token } = await api['session.trial']({ os: navigator.platform, platform: 'W' }, { signal });
      return { token };
    },
  }),
};
