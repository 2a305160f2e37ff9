/**
 * Headers of every page. No inline script, no eval, no style attributes; Trusted Types without any policy.
 * @param apiOrigins where else than to its own host a page may send requests: the API's origins
 */
export function securityHeaders(
  styleHashes: readonly string[],
  apiOrigins: readonly string[] = [],
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styleHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`,
    "img-src 'self' data:",
    ["connect-src 'self'", ...apiOrigins].join(' '),
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
