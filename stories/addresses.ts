/** Where this Storybook lies: a static one may lie in any folder. */
const base = import.meta.env.BASE_URL.startsWith('/')
  ? import.meta.env.BASE_URL
  : new URL(import.meta.env.BASE_URL, document.baseURI).pathname;

/** The address of a file that is served below the project's root: `activities/art/...`. */
export const served = (path: string): string => base + path;

/** Addresses in an answer, as a server at the root of its host writes them, as they are here. */
export function servedIn<Answer>(answer: Answer): Answer {
  if (answer === undefined || base === '/') return answer;
  return JSON.parse(
    JSON.stringify(answer).replaceAll(/"\/(h5_ac\/avatars|activities\/art|modules)\//g, `"${base}$1/`),
  ) as Answer;
}
