import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { paletteOf } from '../.storybook/themes.ts';
import { Copy } from '../tools/designers/pages/phone.tsx';
import '../tools/designers/pages/pages.css';
import { served } from './addresses.ts';
import { wholeWidth } from './whole-width.ts';

/** Pictures below activities/art by the folder that they lie in. */
function byFolder(paths: readonly string[]): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    folders.set(folder, [...(folders.get(folder) ?? []), path]);
  }
  return folders;
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB gzip`;

function Gallery({ paths, sizes }: { paths: readonly string[]; sizes: Readonly<Record<string, number>> }) {
  const [wanted, setWanted] = useState('');
  const found = paths.filter((path) => path.includes(wanted.trim()));
  return (
    <main className="designers">
      <label>
        Name{' '}
        <input
          className="designers__find"
          type="search"
          placeholder="sky, gifts/, harbour…"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </label>{' '}
      {found.length} of {paths.length} pictures
      {[...byFolder(found)].map(([folder, pictures]) => (
        <section key={folder}>
          <h2>
            {folder}: {pictures.length} pictures,{' '}
            {kB(pictures.reduce((sum, path) => sum + (sizes[path] ?? 0), 0))}
          </h2>
          <div className="designers__grid">
            {pictures.map((path) => (
              <figure key={path} className="designers__card">
                <div className="designers__checks" style={{ background: paletteOf(familyOf(path)).ground }}>
                  <img src={served(`activities/${path}`)} alt="" loading="lazy" />
                </div>
                <strong>{path.slice(folder.length + 1)}</strong>
                <small>{kB(sizes[path] ?? 0)}</small>
                <Copy text={path} label="Copy address" />
              </figure>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

/** What pictures of a family lie on; a folder that is none has no ground. */
const familyOf = (path: string): string => path.split('/')[1] ?? '';

/**
 * All pictures of a folder of activities/art, with what each weighs and the address that documents have.
 * @param folder all of them without one
 */
export const artStory = (folder?: string): StoryObj => ({
  loaders: [async () => ({ sizes: (await import('virtual:picture-sizes')).default })],
  globals: wholeWidth,
  render: (_, { loaded }) => {
    const sizes = loaded.sizes as Readonly<Record<string, number>>;
    const below = folder === undefined ? 'art/' : `art/${folder}/`;
    return <Gallery paths={Object.keys(sizes).filter((path) => path.startsWith(below))} sizes={sizes} />;
  },
});
