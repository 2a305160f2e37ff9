import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { heldPictures } from './held-picture.ts';
import { Picture } from './picture.tsx';

describe('§9 lazy image, before any script', () => {
  beforeEach(() => proves('9.7'));
  const html = renderToStaticMarkup(
    <Picture src="/a.svg" alt="A rose" width={320} height={180} className="x" />,
  );

  it('is a real lazy image that needs no script', () => {
    expect(html).toContain('src="/a.svg"');
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('alt="A rose"');
    expect(html).toContain('data-lazy');
  });

  it('says loading="lazy" before the address, or the browser may start at once', () => {
    expect(html.indexOf('loading=')).toBeLessThan(html.indexOf('src='));
  });

  it('without an address keeps its place, and is no sign of a broken picture', () => {
    const none = heldPictures(
      renderToStaticMarkup(<Picture src="" alt="" width={56} height={56} className="x" />),
    );
    expect(none).toMatch(/ src="data:image\/svg/);
    expect(none).toContain('width="56"');
    expect(none).toContain('class="picture x is-broken"');
  });

  it('reserves its size', () => {
    expect(html).toContain('width="320"');
    expect(html).toContain('height="180"');
  });
});
