import { openSheet } from './sheet.ts';

let shown = 0;

/** Shows a QR code as a picture, to be scanned with a phone (specification §4, T59), or saved and sent to one (§5). */
export function showQrSheet(
  image: string,
  texts: { title: string; hint: string; close: string; save: string },
  save: () => void,
): void {
  openSheet('sheet--qr', ({ dialog, close }) => {
    const title = document.createElement('h2');
    title.className = 'sheet__title';
    title.id = `qr-title-${++shown}`;
    title.textContent = texts.title;
    dialog.setAttribute('aria-labelledby', title.id);
    const picture = document.createElement('img');
    picture.className = 'sheet__qr';
    picture.src = image;
    picture.alt = texts.hint;
    picture.width = picture.height = 256;
    const hint = document.createElement('p');
    hint.className = 'sheet__text';
    hint.textContent = texts.hint;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'sheet__close';
    button.setAttribute('aria-label', texts.close);
    button.addEventListener('click', () => void close());
    const keep = document.createElement('button');
    keep.type = 'button';
    keep.className = 'btn btn--secondary sheet__save';
    keep.textContent = texts.save;
    keep.addEventListener('click', save);
    dialog.append(title, picture, hint, keep, button);
  });
}
