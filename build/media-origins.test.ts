import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mediaAddress } from '../engine/platform/media-address.ts';
import { securityHeaders } from '../server/http/security-headers.ts';
import { mediaOrigins } from './media-origins.ts';
import { root } from './schemas.ts';

const settings = join(root, 'engine/platform/settings.json');

it('pages may load videos from where the compiler says that they lie, and from nowhere else', () => {
  const media = mediaOrigins(settings);
  const policy = securityHeaders({ styles: [], scripts: [] }, { media })['Content-Security-Policy'];
  const { origin } = new URL(mediaAddress('a/night.mp4'));
  expect(policy?.split('; ')).toContain(`media-src ${origin}`);
});

it('where nothing is named, nothing may play', () => {
  const policy = securityHeaders({ styles: [], scripts: [] })['Content-Security-Policy'];
  expect(policy?.split('; ')).toContain("media-src 'none'");
});
