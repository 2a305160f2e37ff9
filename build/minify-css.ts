import { bundle } from 'lightningcss';

/** A file of style as pages have it, for the oldest web views that are served. */
export const minifyCss = (filename: string): string =>
  bundle({
    filename,
    minify: true,
    targets: { chrome: 111 << 16, safari: (16 << 16) | (4 << 8) },
  }).code.toString();
