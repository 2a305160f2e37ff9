/**
 * Runs at once where the first screen has been painted while the rest was still on its way, otherwise once the first frame is there, which
 * the start looks for, and after 200 ms in a page that is not drawn, as in a tab of the background. Functions in brackets are compiled as
 * they are read, once.
 */
const afterPaint = (statements: string): string =>
  `(function(){var r=(function(){r=function(){};${statements}}),go=function(){r()},s=window.galaStart;if(s?.painted)go();else{if(s)s.atPaint=go;setTimeout(go,200)}})()`;

/**
 * The script at the end of a page (docs/decisions/0085): the kernel, and on pages with live parts the core, in one element. What is to be
 * read comes before what is to be run.
 */
export const insideScript = (
  { kernel, core }: { readonly kernel: string; readonly core: string },
  isLive: boolean,
): string => afterPaint(isLive ? kernel + core : kernel);
