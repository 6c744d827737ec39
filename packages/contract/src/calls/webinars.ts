import type { CallRow } from '../call';

export const webinarsCalls = {
  listWebinars: { method: 'GET', path: '/v1/webinars', who: 'investor', reads: ['products'] },
  getWebinar: { method: 'GET', path: '/v1/webinars/{webinarId}', who: 'anyone', reads: ['products'] },
  openRecording: {
    method: 'GET',
    path: '/v1/webinars/{webinarId}/recording',
    who: 'investor',
    spinner: false,
  },
  getCaptions: {
    method: 'GET',
    path: '/v1/webinars/{webinarId}/captions/{language}',
    who: 'anyone',
    spinner: false,
  },
} as const satisfies Record<string, CallRow>;
