import { loadPicture, type World } from '../../../engine/index.ts';
import { CODE_SIDE, drawReport, REPORT_HEIGHT, REPORT_WIDTH, type Report } from './draw-report.ts';

/** The colours of a family, from the style sheet: they stand there alone. */
function coloursOf(element: Element): Report['colours'] {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  return {
    ground: read('--mbti-ground'),
    ground2: read('--mbti-ground-2'),
    panel: read('--mbti-panel'),
    ink: read('--mbti-ink'),
    muted: read('--mbti-muted'),
    accent: read('--mbti-accent'),
    accentInk: read('--mbti-accent-ink'),
  };
}

/**
 * Draws a report with a code that leads to `route`: a PNG as a data address.
 *
 * @param character address of the picture in its middle
 * @param frame whose colours it has
 * @throws Error where the picture does not load, or the browser draws nothing
 */
export async function makePicture(
  links: World['links'],
  route: string,
  character: string,
  frame: Element,
  rest: Omit<Report, 'character' | 'code' | 'colours'>,
): Promise<string> {
  const code = await links.qr(await links.invite(route), CODE_SIDE);
  const [figure, qr] = await Promise.all([loadPicture(character), code === null ? null : loadPicture(code)]);
  const canvas = document.createElement('canvas');
  canvas.width = REPORT_WIDTH;
  canvas.height = REPORT_HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  drawReport(context, {
    ...rest,
    colours: coloursOf(frame),
    character: figure,
    // At its own size: each module is a whole number of pixels.
    code: qr && { picture: qr, side: qr.naturalWidth },
  });
  return canvas.toDataURL('image/png');
}
