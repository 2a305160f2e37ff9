import type { Plugin } from 'vite';

/** How a script asks the bundler's own file for the one function that nearly all of them need. */
const ASKED = /^import \{ \w+ as (__exportAll) \} from "[^"]*rolldown-runtime[^"]*";$/m;

/** What that does: an object whose keys read what the functions of `all` give. */
const EXPORT_ALL = `(all) => {
	const target = {};
	for (const name in all) Object.defineProperty(target, name, { get: all[name], enumerable: true });
	return target;
};`;

/** A script without the file of the bundler's run time, as far as it wants that one function of it: a request costs more. */
export const withRuntime = (code: string): string =>
  code.replace(ASKED, (_, name: string) => `const ${name} = ${EXPORT_ALL}`);

export const runtimeInside = (): Plugin => ({
  name: 'runtime-inside',
  apply: 'build',
  renderChunk: (code) => ({ code: withRuntime(code), map: null }),
});
