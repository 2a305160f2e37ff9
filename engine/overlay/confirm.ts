import type { Shown } from '../page/world.ts';
import { openSheet } from './sheet.ts';

export interface Question {
  about?: Shown;
  title: string;
  text: string;
  yes: string;
  no: string;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

/** The thing that a question is about, as on its card. */
function figureOf({ picture, name, note }: Shown): HTMLElement {
  const figure = element('div', 'sheet__about part-won', '');
  const image = element('img', 'sheet__picture', '');
  image.src = picture;
  image.alt = '';
  image.width = image.height = 96;
  figure.append(image, element('p', 'sheet__name', name));
  if (note) figure.append(element('p', 'sheet__note tabular', note));
  return figure;
}

let asked = 0;

/** Asks before going on. True after yes; every other way of closing it is a no. */
export async function askToConfirm(ask: Question): Promise<boolean> {
  let answer = false;
  const { closed } = openSheet('sheet--confirm', ({ dialog, close }) => {
    const title = element('h2', 'sheet__title', ask.title);
    title.id = `confirm-title-${++asked}`;
    dialog.setAttribute('aria-labelledby', title.id);
    dialog.setAttribute('role', 'alertdialog');
    const no = element('button', 'btn btn--secondary', ask.no);
    const yes = element('button', 'btn btn--primary', ask.yes);
    no.type = yes.type = 'button';
    const buttons = element('div', 'sheet__buttons', '');
    buttons.append(no, yes);
    dialog.append(title);
    if (ask.about) {
      dialog.append(figureOf(ask.about));
      // While somebody thinks it over: what lifts it, once it is theirs.
      void import('./lift.ts').catch(() => undefined);
    }
    if (ask.text) dialog.append(element('p', 'sheet__text', ask.text));
    dialog.append(buttons);
    no.addEventListener('click', () => void close());
    yes.addEventListener('click', () => {
      answer = true;
      void close();
    });
  });
  await closed;
  return answer;
}
