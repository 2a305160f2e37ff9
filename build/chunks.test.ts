import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { stages, withoutEffect } from './chunks.ts';
import { filesBelow } from './files-below.ts';
import { root } from './schemas.ts';

it('a module of the engine that is imported for what it does is not left out of the build', () => {
  const files = ['engine', 'widgets', 'modules', 'app'].flatMap((room) =>
    filesBelow(root, room).filter((path) => /\.tsx?$/.test(path)),
  );
  expect(files.length).toBeGreaterThan(500);
  const forWhatTheyDo = files.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/^import '(\..*)';$/gm)].map(([, to = '']) =>
      resolve(root, dirname(path), to),
    ),
  );
  expect(forWhatTheyDo.length).toBeGreaterThan(0);
  expect(forWhatTheyDo.filter((id) => withoutEffect.test(id))).toEqual([]);
  expect(join(root, 'engine/http/client.ts')).toMatch(withoutEffect);
});

it('stages are told by folders; by its file alone the door of the engine, whose folder is all of it', () => {
  const files = stages.flatMap(
    ({ folders }) => folders.source.replaceAll('\\', '').match(/[\w/-]+\.tsx?\$/g) ?? [],
  );
  expect(files).toEqual(['engine/index.ts$']);
});
