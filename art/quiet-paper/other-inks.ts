/** The quiet paper, printed in another ink: its parts with other colours, so that areas of money are told apart at a glance. */
import { kit } from './kit.ts';
import { sheet } from './sheet.ts';

const parts = { ...sheet, ...kit };
const wanted = [
  'plate.svg',
  'panel.svg',
  'card.svg',
  'row.svg',
  'tab.svg',
  'tab-on.svg',
  'button.svg',
  'divider.svg',
  'pattern.svg',
  'seal.svg',
] as const;

/** The ink, a lighter and a darker one for the label, the edge below a button, and the colour of its rules. */
function printedIn(
  ink: string,
  light: string,
  dark: string,
  edge: string,
  rule: string,
): Record<string, string> {
  const inks: [RegExp, string][] = [
    [/#2f4a6d/g, ink],
    [/#3a5880/g, light],
    [/#284061/g, dark],
    [/#22303f/g, edge],
    [/#b9c3cf/g, rule],
  ];
  return Object.fromEntries(
    wanted.map((name) => [name, inks.reduce((svg, [from, to]) => svg.replace(from, to), parts[name])]),
  );
}

export const sageParts = printedIn('#1f6548', '#2f7d5c', '#174f38', '#0f3325', '#b4cdbf');
export const amberParts = printedIn('#74471f', '#8f5c2c', '#5c3716', '#38260f', '#d8c4a6');
