import settings from './settings.json' with { type: 'json' };

/** Where a video or its captions lie. @param path on the media host, as documents write it */
export const mediaAddress = (path: string): string => `${settings.mediaBase}/${path}`;
