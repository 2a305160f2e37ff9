// What somebody has made of a story, in the part of its address that no server is asked for: whoever opens the link sees the same.

/** Before the text, in an address. */
const KEY = '#made=';

const through = (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<ArrayBuffer> => new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();

/**
 * The address with a text in it.
 * @param address of the story, as the browser has it
 * @param text JSON of its node, or of its document
 */
export async function linkWith(address: string, text: string): Promise<string> {
  const small = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  // Too long for the arguments of one call.
  const letters = Array.from(new Uint8Array(small), (byte) => String.fromCharCode(byte)).join('');
  const code = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${address.split('#', 1)[0]}${KEY}${code}`;
}

/**
 * The text in an address.
 * @returns undefined where there is none, and where a part of it was lost on its way
 */
export async function textInLink(address: string): Promise<string | undefined> {
  const from = address.indexOf(KEY);
  if (from < 0) return undefined;
  try {
    const letters = atob(
      address
        .slice(from + KEY.length)
        .replaceAll('-', '+')
        .replaceAll('_', '/'),
    );
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(bytes, new DecompressionStream('deflate-raw')),
    );
  } catch {
    return undefined;
  }
}
