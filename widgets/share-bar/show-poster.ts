import {
  adoptStyle,
  openOverlay,
  savePicture,
  sharePicture,
  type World,
  withoutJoiners,
} from '../../engine/index.ts';
import { CODE_SIDE, drawPoster, POSTER_HEIGHT, POSTER_WIDTH, type Poster } from './draw-poster.ts';
import css from './poster.css?inline';

adoptStyle(css);

type Key =
  | 'share_poster'
  | 'share_poster_alt'
  | 'share_hold'
  | 'share_send'
  | 'share_saved'
  | 'share_plain'
  | 'share_scan'
  | 'share_copy'
  | 'copied'
  | 'share_save'
  | 'share_not_saved'
  | 'step.failed'
  | 'close';
type Say = (key: Key, values?: Readonly<Record<string, string>>) => string;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

function pictureOf(src: string, alt: string, width: number, height: number): HTMLImageElement {
  const picture = element('img', '');
  return Object.assign(picture, { src, alt, width, height });
}

/**
 * Draws the poster and opens it over the page, to be saved, sent or held. Of the reader it has at most the number
 * that the document asks for, no name: its code has the share link. Where it cannot be drawn, its words, its code and its link stand there.
 *
 * @throws Error where not even the link is known
 */
export async function showPoster(
  what: Omit<Poster, 'scan'> & { id: string },
  { app, links, overlay }: Pick<World, 'app' | 'links' | 'overlay'>,
  t: Say,
): Promise<void> {
  const link = await links.invite();
  const code = await links.qr(link, CODE_SIDE).catch(() => null);
  const poster: Poster = { ...what, scan: t('share_scan') };
  const { title, dates, words, own } = poster;
  const image =
    code === null
      ? null
      : await drawPoster(poster, code, document.querySelector('.share-bar') ?? document.body).catch(
          () => null,
        );
  const button = (kind: string, name: string, press: () => Promise<void>): HTMLButtonElement => {
    const made = element('button', `btn btn--${kind}`, name);
    made.type = 'button';
    made.addEventListener('click', () => {
      if (made.ariaBusy === 'true') return;
      made.ariaBusy = 'true';
      press()
        .catch(() => overlay.toast(t('step.failed'), 'failure'))
        .finally(() => {
          made.ariaBusy = null;
        });
    });
    return made;
  };
  const drawn = (picture: string): Element[] => {
    const file = `${what.id.replaceAll(/[^\w-]+/g, '-')}.png`;
    const alt = [t('share_poster_alt', { title, dates }), own].filter(Boolean).join(' · ');
    const shown = pictureOf(picture, alt, POSTER_WIDTH, POSTER_HEIGHT);
    shown.className = 'share-poster__picture';
    const buttons = element('div', 'sheet__buttons');
    buttons.append(
      button('secondary', t('share_save'), async () => {
        try {
          await savePicture(app, picture, file);
        } catch {
          return overlay.toast(t('share_not_saved'), 'failure');
        }
        overlay.toast(t('share_saved'), 'success');
      }),
      button('primary', t('share_send'), async () => {
        const all = { shareTitle: title, content: words, url: link };
        const handed = await sharePicture(app, picture, file, all);
        if (handed === 'failed') overlay.toast(t('step.failed'), 'failure');
        if (handed === 'no-way') await links.share();
      }),
    );
    return [shown, element('p', 'share-poster__text', t('share_hold')), buttons];
  };
  const said = (): Element[] => {
    const picture = code === null ? [] : [pictureOf(code, t('share_scan'), 208, 208)];
    for (const one of picture) one.className = 'share-poster__code';
    const all = [title, dates, own, words, link].filter(Boolean);
    const buttons = element('div', 'sheet__buttons');
    buttons.append(
      button('primary', t('share_copy'), async () => {
        if (await links.copy(withoutJoiners(all.join('\n')))) overlay.toast(t('copied'), 'success');
      }),
    );
    const texts = all.map((one) => element('p', 'share-poster__text share-poster__words', one));
    return [element('p', 'share-poster__text', t('share_plain')), ...picture, ...texts, buttons];
  };
  await openOverlay('share-poster', ({ dialog, close }) => {
    const heading = element('h2', 'sheet__title', t('share_poster'));
    heading.id = 'share-poster-title';
    dialog.setAttribute('aria-labelledby', heading.id);
    const cross = element('button', 'sheet__close');
    cross.type = 'button';
    cross.setAttribute('aria-label', t('close'));
    cross.addEventListener('click', () => void close());
    const panel = element('div', 'share-poster__panel');
    panel.append(heading, ...(image === null ? said() : drawn(image)), cross);
    dialog.append(panel);
  });
}
