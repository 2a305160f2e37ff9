/** Packages that stories load. Found only while a test runs, a package would reload the page under it. */
export const storyPackages = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'jsqr',
  'qrcode/lib/core/error-correction-code.js',
  'qrcode/lib/core/error-correction-level.js',
  'qrcode/lib/core/qrcode.js',
  'qrcode/lib/core/utils.js',
  'qrcode/lib/core/version.js',
];
