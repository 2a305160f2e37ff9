/** Runs once the first frame is there, and after 200 ms in a page that is not drawn, as in a tab of the background. */
const afterPaint = (statements: string): string =>
  `(()=>{let r=()=>{r=()=>{};${statements}};requestAnimationFrame(()=>setTimeout(()=>r()));setTimeout(()=>r(),200)})()`;

/**
 * The script at the end of a page (docs/decisions/0085): the kernel, and on pages with live parts the core, in one element. What is to be
 * read comes before what is to be run.
 */
export const insideScript = (
  { kernel, core }: { readonly kernel: string; readonly core: string },
  isLive: boolean,
): string => afterPaint(isLive ? kernel + core : kernel);
