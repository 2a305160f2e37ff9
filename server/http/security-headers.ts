/**
 * Headers of every answer, whatever it is: an envelope, a file, a redirect, a refusal. A page and a picture replace the
 * policy by their own. Nothing here is for pages of other origins, so none of them may embed it.
 */
export const everyAnswer: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** The same where the server is reached over HTTPS alone: browsers then never ask it without, for a year. */
export const everyAnswerOverHttps: Readonly<Record<string, string>> = {
  ...everyAnswer,
  'Strict-Transport-Security': 'max-age=31536000',
};

/** What a page may reach besides its own host: origins. */
export interface OtherOrigins {
  /** The API, where it lies elsewhere. */
  readonly api?: readonly string[] | undefined;
  /** Pictures of people: avatars come from the app's own hosts. */
  readonly images?: readonly string[] | undefined;
  /** Videos and their captions. */
  readonly media?: readonly string[] | undefined;
}

/** SHA-256 in base64 of each style element and each script that runs inside a page. */
export interface PageHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

const sources = (hashes: readonly string[]): string[] => [
  "'self'",
  ...hashes.map((hash) => `'sha256-${hash}'`),
];

/** Headers of every page. No inline scripts but the page's own start and kernel, no eval, no style attributes; Trusted Types without any policy. */
export function securityHeaders(
  { styles, scripts }: PageHashes,
  { api = [], images = [], media = [] }: OtherOrigins = {},
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    ['script-src', ...sources(scripts)].join(' '),
    ['style-src', ...sources(styles)].join(' '),
    ["img-src 'self' data:", ...images].join(' '),
    // Where nothing is named, nothing may play.
    ['media-src', ...(media.length === 0 ? ["'none'"] : media)].join(' '),
    // A browser holds a picture that begins as the page goes to this, also one that the page holds in itself (decision 0191).
    ["connect-src 'self' data:", ...api].join(' '),
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'report-uri /api-server/v2/reports',
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    // The address may have carried identity: it never travels as a referrer (T50).
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
