import { expect, it } from 'vitest';
import { usedByOneWidget } from './used-by-one.ts';

const door = {
  id: '/p/engine/index.ts',
  code: `
    export { judge, kinds as fieldKinds } from './forms/judge.ts';
    export { press } from './press.ts';
    export { useWorld } from './world.ts';
    export { nobodys } from './nobodys.ts';
    export const own = 1;`,
};
const importing = (names: string, from = '../../engine/index.ts') => `import { ${names} } from '${from}';`;

it('is what the files of one widget import, under whatever name, and nobody else', () => {
  const modules = [
    { id: '/p/widgets/form/form.tsx', code: importing('judge, press') },
    { id: '/p/widgets/form/field.tsx', code: importing('fieldKinds as kinds') },
    { id: '/p/widgets/button/button.tsx', code: importing('press, own') },
    // Of another door.
    { id: '/p/widgets/hero/hero.tsx', code: importing('judge', '../engine/index.ts') },
    { id: '/p/modules/test/home/home.tsx', code: importing('useWorld', '../../../engine/index.ts') },
  ];
  expect([...usedByOneWidget(door, modules)]).toEqual(['/p/engine/forms/judge.ts']);
  const another = {
    id: '/p/modules/test/list/list.tsx',
    code: importing('judge', '../../../engine/index.ts'),
  };
  expect([...usedByOneWidget(door, [...modules, another])]).toEqual([]);
});

it('cannot be told where somebody imports the whole door', () => {
  const whole = {
    id: '/p/widgets/form/form.tsx',
    code: "import * as engine from '../../engine/index.ts'; engine.judge();",
  };
  expect(() => usedByOneWidget(door, [whole])).toThrow(
    'form.tsx: expected the names that it imports of /p/engine/index.ts, got all of it',
  );
});
