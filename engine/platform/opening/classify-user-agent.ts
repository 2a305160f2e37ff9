/** What a browser runs on, as far as its user agent says. */
export type Os = 'iphone' | 'ipad' | 'android' | 'mac' | 'windows' | 'linux' | 'other';

/** A social app of the settings file. */
export interface SocialApp {
  name: string;
  /** One of the six whose browsers get the mask (T60). */
  embedded: boolean;
  markers: readonly string[];
}

export interface Agent {
  os: Os;
  embedded: boolean;
  /** Name of the social app that the browser belongs to. */
  marker: string | null;
}

/** Tells what a browser runs on, and whose browser it is (specification §4, T60). */
export function classifyUserAgent(userAgent: string, apps: readonly SocialApp[]): Agent {
  const text = userAgent.toLowerCase();
  const app = apps.find(({ markers }) => markers.some((marker) => carries(text, marker.toLowerCase())));
  return { os: osOf(text), embedded: app?.embedded ?? false, marker: app?.name ?? null };
}

/** Names stand at the beginning of a word: `MQQBrowser/`, `Airline/` and addresses in a crawler's name are not them. */
function carries(text: string, marker: string): boolean {
  const anywhere = !/^[a-z]/.test(marker);
  for (let at = text.indexOf(marker); at >= 0; at = text.indexOf(marker, at + 1)) {
    if (anywhere || at === 0 || /[^!-~]|[;,()[\]{}"'\d]/.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** In this order for a part of the platform's note; the last is weak, because Android says it as well. */
const systems: readonly (readonly [Os, RegExp])[] = [
  ['windows', /^win(dows|nt|9|3)/],
  ['android', /android/],
  ['ipad', /^ipad/],
  ['iphone', /^i(phone|pod|os\b)|iphone os/],
  ['mac', /^mac/],
];

/**
 * The platform's note is the first that stands in brackets, and the first part of it that names a system counts: what
 * comes later is often borrowed (`Twitter for iPhone` on a tablet, `like iPhone` on a Windows phone, a clone's model).
 */
function osOf(text: string): Os {
  const note = /\(([^)]*)/.exec(text)?.[1] ?? '';
  for (const part of note.split(';')) {
    const found = systems.find(([, pattern]) => pattern.test(part.trim()))?.[0];
    // A tablet that asks for desktop pages calls itself a Mac, but no Mac has a mobile build.
    if (found === 'mac' && /\bmobile\/|\bipad/.test(text)) return 'ipad';
    if (found) return found;
  }
  if (/\b(linux|x11|cros)\b/.test(note)) return 'linux';
  // Apps that leave the note out say it elsewhere.
  if (/\bipad/.test(text)) return 'ipad';
  if (/\b(iphone|ipod)|fbsn\/ios/.test(text)) return 'iphone';
  return /\bandroid|\bfb4a\b/.test(text) ? 'android' : 'other';
}
