import type { StoryObj } from '@storybook/react-vite';
import { Copy } from '../tools/designers/pages/phone.tsx';
import '../tools/designers/pages/pages.css';
import { served } from './addresses.ts';

/** Pictures of a folder below activities/art by the folder that they lie in. */
function byFolder(paths: readonly string[]): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    folders.set(folder, [...(folders.get(folder) ?? []), path]);
  }
  return folders;
}

function Gallery({ paths, sizes }: { paths: readonly string[]; sizes: Readonly<Record<string, number>> }) {
  return (
    <main className="designers">
      {[...byFolder(paths)].map(([folder, pictures]) => (
        <section key={folder}>
          <h2>
            {folder}: {pictures.length} pictures,{' '}
            {(pictures.reduce((sum, path) => sum + (sizes[path] ?? 0), 0) / 1000).toFixed(0)} kB gzip
          </h2>
          <div className="designers__grid">
            {pictures.map((path) => (
              <figure key={path} className="designers__card">
                <div className="designers__checks">
                  <img src={served(`activities/${path}`)} alt="" loading="lazy" />
                </div>
                <strong>{path.slice(folder.length + 1)}</strong>
                <small>{((sizes[path] ?? 0) / 1000).toFixed(1)} kB gzip</small>
                <Copy text={path} label="Copy address" />
              </figure>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

/** All pictures of a folder of activities/art, with what each weighs and the address that documents have. */
export const artStory = (folder: string): StoryObj => ({
  loaders: [async () => ({ sizes: (await import('virtual:picture-sizes')).default })],
  globals: { viewport: { value: undefined } },
  render: (_, { loaded }) => {
    const sizes = loaded.sizes as Readonly<Record<string, number>>;
    const paths = Object.keys(sizes).filter((path) => path.startsWith(`art/${folder}/`));
    return <Gallery paths={paths} sizes={sizes} />;
  },
});
