// The panel of a try-out: which moment, who, where, in which language. Plain elements, as the simulator's.
import { dayAt } from '../../engine/clock/ticker.ts';
import { phases } from '../../engine/document/anywhere/phase.ts';
import type { CompiledSchedule } from '../../engine/document/page-model.ts';
import { languages } from '../../engine/i18n/language.ts';
import { dock } from '../../engine/platform/bridge/dock.ts';
import { adoptSimulatorStyle } from '../../engine/platform/bridge/simulator-panel.ts';

/** What is so on the page now. */
export interface TryOutState {
  language: string;
  signedIn: boolean;
  /** The simulator plays the app. */
  inApp: boolean;
  /** Unfolded. */
  open: boolean;
}

export interface TryOutPage {
  schedule: CompiledSchedule | undefined;
  /** Ms by which this browser's time is ahead; undefined where the address asks for a moment that is not there. */
  ahead: number | undefined;
  /** The value of `at` or `phase` in the address. */
  asked: string;
}

export interface TryOutEvents {
  /** Another page is wanted; `at` is the value for the address. */
  arrive(state: TryOutState, at: string | undefined): void;
  folded(state: TryOutState): void;
  /** Back to now, without tools. */
  leave(): void;
}

/** `+08:00` of 480 minutes. */
function zoneOf(offset: number): string {
  const minutes = Math.abs(offset);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** What an address may ask for on a page, in words. */
function momentsOf(points: readonly { value: string; disabled?: boolean }[]): string {
  const there = points.filter(({ disabled }) => !disabled).map(({ value }) => value);
  const days = there.filter((one) => one.startsWith('day'));
  const others = there.filter((one) => !one.startsWith('day'));
  const span = days.length > 1 ? [`${days[0]} to ${days.at(-1)}`] : days;
  return `There are: ${[...others, ...span].join(', ')}, or a date such as 2026-02-12T20:00.`;
}

/** Why a page that is over is not settled, and where one is. */
const unsettled =
  'Why “not settled yet”: a settlement fixes places and sends rewards once, for everybody, when the real time has come. A moment that only you are at settles nothing: boards and champions show how it would end now, receipts wait, and no reward has been sent. To see pages as they are once settled, start a second try-out: npm start -- --real-dates --data .cache/ended --port 4174. There, campaigns whose own dates are over are filled with people and settled.';

/** Shows the panel. */
export function openTryOut(
  document: Document,
  state: TryOutState,
  { schedule, ahead, asked }: TryOutPage,
  events: TryOutEvents,
): void {
  adoptSimulatorStyle(document);
  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, className = '', text = '') => {
    const element = document.createElement(name);
    if (className) element.className = className;
    element.textContent = text;
    return element;
  };
  const panel = make('details', 'gala-simulator gala-try-out');
  // What was asked for and is not there must be seen without a tap.
  panel.open = state.open || ahead === undefined;
  let { open } = panel;
  const title = make('summary', '', 'Moment');
  title.title = 'Moment';
  const is = make('span', 'gala-simulator__is');
  title.append(is);
  const form = make('form');
  form.addEventListener('submit', (event) => event.preventDefault());
  panel.append(title, form);

  const offset = schedule?.offset ?? 480;
  const moment = (): number => Date.now() + (ahead ?? 0);
  /** The moment on the campaign's clock, as a field for date and time has it. */
  const local = (): string => new Date(moment() + offset * 60_000).toISOString().slice(0, 16);
  const tell = (): void => {
    const { phase } = document.documentElement.dataset;
    const day = schedule && phase === 'live' ? `, day ${dayAt(schedule, moment())}` : '';
    is.textContent =
      ahead === undefined ? 'not there' : schedule ? `${phase}${day}` : local().replace('T', ' ');
  };
  const arrive = (change: Partial<TryOutState>, at?: string): void =>
    events.arrive({ ...state, open: panel.open, ...change }, at);
  const field = (text: string, input: HTMLElement): void => {
    const label = make('label');
    // By itself a label's name would hold every option of its list.
    input.setAttribute('aria-label', text);
    label.append(text, input);
    form.append(label);
  };
  const choice = (
    text: string,
    all: readonly { value: string; text: string; disabled?: boolean }[],
    value: string,
    chosen: (value: string) => void,
  ): void => {
    const select = make('select');
    for (const one of all) {
      const option = new Option(one.text, one.value, false, one.value === value);
      option.disabled = one.disabled ?? false;
      select.add(option);
    }
    select.addEventListener('change', () => chosen(select.value));
    field(text, select);
  };

  const days = schedule ? dayAt(schedule, schedule.end) : 0;
  const points: { value: string; text: string; disabled?: boolean }[] = [
    { value: 'now', text: 'Now' },
    ...phases.map((phase) => ({
      value: phase as string,
      text: `Phase: ${phase}`,
      disabled: !schedule || (phase === 'settling' && (schedule.settle ?? 0) <= schedule.end),
    })),
    ...Array.from({ length: days }, (_, i) => ({ value: `day${i + 1}`, text: `Day ${i + 1}` })),
  ];
  const current = ahead === 0 ? 'now' : asked.replace(/^(\d{1,4})$/, 'day$1');
  const other = points.some(({ value }) => value === current) ? [] : [{ value: '', text: 'Another' }];
  choice('Moment', [...points, ...other], other.length > 0 ? '' : current, (at) => {
    if (at) arrive({}, at);
  });
  const time = make('input');
  time.type = 'datetime-local';
  time.value = local();
  // A field for time changes with each key; the page is left when the choice is complete.
  const go = (): void => {
    if (time.value !== '' && time.checkValidity() && time.value !== time.defaultValue)
      arrive({}, `${time.value}${zoneOf(offset)}`);
  };
  time.defaultValue = time.value;
  time.addEventListener('blur', go);
  time.addEventListener('keydown', ({ key }) => key === 'Enter' && go());
  field(`Date, UTC${zoneOf(offset)}`, time);
  const pair = (no: string, yes: string) => [
    { value: '', text: no },
    { value: '1', text: yes },
  ];
  choice('Person', pair('Visitor', 'Signed in'), state.signedIn ? '1' : '', (value) =>
    arrive({ signedIn: value !== '' }),
  );
  choice('Place', pair('Browser', 'App (simulated)'), state.inApp ? '1' : '', (value) =>
    arrive({ inApp: value !== '' }),
  );
  choice(
    'Language',
    languages.map((value) => ({ value, text: value })),
    state.language,
    (language) => arrive({ language }),
  );
  const leave = make('button', '', 'Leave');
  leave.type = 'button';
  leave.addEventListener('click', events.leave);
  const buttons = make('div', 'gala-simulator__buttons');
  buttons.append(leave);
  const note = make(
    'p',
    'gala-simulator__note',
    ahead === undefined
      ? `This page has no moment “${asked}”: it is shown as before. ${momentsOf(points)}`
      : 'Simulated, for this browser alone: the time of the page and of the server’s answers to it, such as phase, days and what may be redeemed. Real: points, scores, stock and orders of the try-out; what is done at another moment is booked.',
  );
  if (ahead === undefined) {
    note.setAttribute('role', 'alert');
    form.before(note);
    panel.append(buttons);
  } else panel.append(note, buttons);
  // What is settled is settled once, for everybody: a moment of one's own cannot do that.
  if (ahead !== undefined && ahead > 0 && schedule) note.after(make('p', 'gala-simulator__note', unsettled));
  panel.addEventListener('toggle', () => {
    if (panel.open === open) return;
    open = panel.open;
    events.folded({ ...state, open });
  });
  new MutationObserver(tell).observe(document.documentElement, { attributeFilter: ['data-phase'] });
  tell();
  dock(document.body, panel);
}
