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
    const id = `confirm-${++asked}`;
    const title = element('h2', 'sheet__title', ask.title);
    title.id = `${id}-title`;
    dialog.setAttribute('aria-labelledby', title.id);
    dialog.setAttribute('role', 'alertdialog');
    const no = element('button', 'btn btn--secondary', ask.no);
    const yes = element('button', 'btn btn--primary', ask.yes);
    no.type = yes.type = 'button';
    const buttons = element('div', 'sheet__buttons', '');
    buttons.append(no, yes);
    dialog.append(title);
    // The focus goes past it to the first button: who hears the question hears with it what it is about and what it takes.
    const said: HTMLElement[] = [];
    if (ask.about) {
      said.push(figureOf(ask.about));
      // While somebody thinks it over: what lifts it, once it is theirs.
      void import('./lift.ts').catch(() => undefined);
    }
    if (ask.text) said.push(element('p', 'sheet__text', ask.text));
    for (const [nth, one] of said.entries()) one.id = `${id}-${nth}`;
    if (said.length > 0) dialog.setAttribute('aria-describedby', said.map((one) => one.id).join(' '));
    dialog.append(...said, buttons);
    no.addEventListener('click', () => void close());
    yes.addEventListener('click', () => {
      answer = true;
      void close();
    });
  });
  await closed;
  return answer;
}
