import { controls, flat, type Stop } from './stops.ts';

/** Roles that need a name: what is pressed or turned, and what is there to be looked at. */
const named = new Set([
  ...controls,
  'picture',
  'progressbar',
  'meter',
  'timer',
  'dialog',
  'alertdialog',
  'table',
  'heading',
  'tabpanel',
  'radiogroup',
]);
/** What holds others of its kind, and is no control inside a control. */
const holders = new Set(['listbox', 'combobox', 'Date', 'DateTime', 'disclosure']);
/** A figure is told with the head of its row and column. */
const cells = new Set(['cell', 'rowheader', 'columnheader', 'gridcell', 'definition', 'code']);

const address = /:\/\/|\.(svg|png|jpe?g|webp|avif|gif)\b|^\/\S+$/i;
/** Longer than what somebody bears to hear again with each change. letters */
const LIVE_MOST = 160;
/** As far as a stamp on a picture lies above the words below it. px */
const STAMP = 48;

const quoted = ({ role, name }: Stop): string => `${role} "${name}"`;
/** A time of day needs no word. */
const words = (text: string): boolean => /\p{L}|^\d\d:\d\d$/u.test(text);

/** What a control changes or where it leads, as far as the page says it. */
const actOf = (stop: Stop): string => (stop.url === '' ? `element ${stop.node}` : stop.url);

interface Rule {
  readonly name: string;
  readonly faults: (stops: readonly Stop[]) => string[];
}

const each = (find: (stop: Stop) => string | undefined) => (stops: readonly Stop[]) =>
  flat(stops).flatMap((stop) => find(stop) ?? []);

/** Pairs of stops that follow each other in one place. */
const pairs = (stops: readonly Stop[]): [Stop, Stop][] => [
  ...stops.slice(1).map((stop, at): [Stop, Stop] => [stops[at] as Stop, stop]),
  ...stops.flatMap(({ inside }) => pairs(inside)),
];

/** What must hold of every page for who hears it, whatever it shows. */
export const rules: readonly Rule[] = [
  {
    name: 'what is pressed or looked at has a name',
    faults: each((stop) =>
      named.has(stop.role) && stop.name === '' ? `a ${stop.role} without a name` : undefined,
    ),
  },
  {
    name: 'no control is inside a control',
    faults: each((stop) => {
      if (!controls.has(stop.role) || holders.has(stop.role)) return undefined;
      const held = flat(stop.inside).find(({ role }) => controls.has(role));
      return held && `${quoted(held)} inside ${quoted(stop)}`;
    }),
  },
  {
    name: 'two controls with one name do one thing',
    faults: (stops) => {
      const met = new Map<string, string>();
      return flat(stops).flatMap((stop) => {
        // An answer of a group is told with the question.
        if (!controls.has(stop.role) || stop.role === 'radio' || stop.role === 'option' || stop.name === '')
          return [];
        const before = met.get(quoted(stop));
        met.set(quoted(stop), actOf(stop));
        return before === undefined || before === actOf(stop)
          ? []
          : [`${quoted(stop)} twice, and they differ`];
      });
    },
  },
  {
    name: 'no picture is named by its address',
    faults: each((stop) =>
      (stop.role === 'picture' || controls.has(stop.role)) && address.test(stop.name)
        ? stop.role === 'picture' || !/\s/.test(stop.name.trim())
          ? quoted(stop)
          : undefined
        : undefined,
    ),
  },
  {
    name: 'headings skip no level',
    faults: (stops) => {
      let before: number | undefined;
      return flat(stops).flatMap((stop) => {
        if (stop.role !== 'heading') return [];
        const level = Number(stop.said.find((one) => one.startsWith('level '))?.slice(6));
        const skips = before !== undefined && level > before + 1;
        const told = `${quoted(stop)}: level ${level} after level ${before}`;
        before = level;
        return skips ? [told] : [];
      });
    },
  },
  {
    name: 'what is said has a word in it',
    faults: (stops) => {
      const look = (list: readonly Stop[], inCell: boolean): string[] =>
        list.flatMap((stop) => {
          const cell = inCell || cells.has(stop.role);
          const bare =
            !cell &&
            (stop.role === 'text' || controls.has(stop.role)) &&
            stop.name !== '' &&
            !words(stop.name);
          // Month, day, year: the browser's own.
          return [...(bare ? [quoted(stop)] : []), ...(stop.role === 'Date' ? [] : look(stop.inside, cell))];
        });
      return look(stops, false);
    },
  },
  {
    name: 'how far something has come is said in words',
    faults: each((stop) =>
      (stop.role === 'progressbar' || stop.role === 'meter') && !stop.said.some(words)
        ? `${quoted(stop)} says ${stop.said.join(', ') || 'nothing'}`
        : undefined,
    ),
  },
  {
    name: 'nothing is said twice in a row',
    faults: (stops) =>
      pairs(stops).flatMap(([one, two]) =>
        one.role === 'text' &&
        one.name !== '' &&
        one.name === two.name &&
        two.role !== 'radio' &&
        two.role !== 'checkbox' &&
        two.role !== 'textbox'
          ? [`"${one.name}", then ${quoted(two)}`]
          : [],
      ),
  },
  {
    name: 'what is announced is short, has nothing to press and is no part of another announcement',
    faults: each((stop) => {
      if (!['polite', 'assertive'].includes(stop.live)) return undefined;
      const held = flat(stop.inside);
      const letters = held
        .filter(({ role }) => role === 'text')
        .reduce((sum, { name }) => sum + name.length, 0);
      if (letters > LIVE_MOST) return `${stop.role} announces ${letters} letters`;
      const control = held.find(({ role }) => controls.has(role));
      if (control) return `${stop.role} announces ${quoted(control)}`;
      const other = held.find(({ role }) => ['status', 'alert', 'log'].includes(role));
      return other && `${stop.role} announces ${other.role} as well`;
    }),
  },
  {
    name: 'a list holds its items alone',
    faults: each((stop) => {
      const other = stop.role === 'list' ? stop.inside.find(({ role }) => role !== 'item') : undefined;
      return other && `${quoted(other)} in a list, and no item of it`;
    }),
  },
  {
    name: 'what is heard first is not seen below',
    faults: (stops) =>
      pairs(stops).flatMap(([one, two]) => {
        if (!one.place || !two.place || !texts.has(one.role) || !texts.has(two.role)) return [];
        const over = two.place.bottom < one.place.top - STAMP;
        const below = two.place.left < one.place.right && two.place.right > one.place.left;
        return over && below ? [`${quoted(one)} is heard before ${quoted(two)}, which is seen above it`] : [];
      }),
  },
];
const texts = new Set([...controls, 'text', 'heading', 'picture']);

/** All that is wrong for who hears the page, a line a fault. */
export const faultsOf = (stops: readonly Stop[]): string[] =>
  rules.flatMap(({ name, faults }) => faults(stops).map((fault) => `${name}: ${fault}`));
