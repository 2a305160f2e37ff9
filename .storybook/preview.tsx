import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import '../engine/render/base.css';
import '../engine/render/live.css';
import '../engine/render/table.css';
import { phases } from '../engine/document/anywhere/phase.ts';
import { type Language, languages, languageTag } from '../engine/i18n/language.ts';
import { followTaps } from '../engine/overlay/toast.ts';
import { attachImages } from '../engine/render/image-loader.ts';
import { testSchemas } from '../engine/testing.tsx';
import { answerPanel } from '../stories/edited.ts';
import { useOwnFamily } from '../stories/own-family.ts';
import { useSimulatedApp } from '../stories/simulated-app.ts';
import { showTimeLeft } from '../stories/still-clock.ts';
import { faults } from '../tools/designers/faults.ts';
import { WidgetPage } from '../tools/designers/pages/widget-page.tsx';
import { playMedia } from './media.ts';
import { paleLetters } from './pale-letters.ts';
import { chosenFamily, families, familyCss, OWN } from './themes.ts';
import { tooWide } from './too-wide.ts';

import.meta.glob('../widgets/*/style.css', { eager: true });
import.meta.glob('../widgets/*/drawn.css', { eager: true });
import.meta.glob('../widgets/*/look-*.css', { eager: true });
import.meta.glob('../modules/*/style.css', { eager: true });
import.meta.glob('../modules/*/*/style.css', { eager: true });

const languageNames: Record<Language, string> = {
  cn: '简体中文',
  tw: '繁體中文',
  en: 'English',
  th: 'ไทย',
  vi: 'Tiếng Việt',
};
const widths = [320, 390, 430, 834] as const;
const textSizes = ['100', '125', '150', '175', '200'];

const isTest = import.meta.env.MODE === 'test';

// Letters on a patterned ground are not measured: where stories are tests, what is behind them is one colour.
if (isTest) document.documentElement.style.setProperty('--art-pattern', 'none');

const theme = new CSSStyleSheet();
document.adoptedStyleSheets.push(theme);
attachImages(document);
followTaps();
answerPanel();

/** The page's root as the build would have written it: language, phase, and the family's variables. */
const withRoot: Decorator = (Story, { globals, parameters }) => {
  const family = chosenFamily(globals.theme, useOwnFamily() ?? parameters.family);
  useLayoutEffect(() => {
    document.documentElement.lang = languageTag[globals.language as Language];
    document.documentElement.dataset.phase = String(globals.phase);
    theme.replaceSync(familyCss(family));
    showTimeLeft();
  }, [globals.language, globals.phase, family]);
  return <Story />;
};

/** What the reader has set on the phone: size of letters, few colours, less motion. Each family's own sheet is played anew. */
const withReader: Decorator = (Story, { globals, parameters }) => {
  const { textSize, forcedColours, reducedMotion } = globals;
  const family = chosenFamily(globals.theme, useOwnFamily() ?? parameters.family);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another family is another sheet
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = textSize === '100' ? '' : `${textSize}%`;
    const back = playMedia({ forcedColours: forcedColours === 'on', reducedMotion: reducedMotion === 'on' });
    return () => {
      style.fontSize = '';
      back();
    };
  }, [textSize, forcedColours, reducedMotion, family]);
  return <Story />;
};

/** Off and on, each with a picture of its own: the bar has no room for words of what is seldom chosen. */
const onOff = (title: string, off: 'circlehollow' | 'play', on: 'contrast' | 'stop') => ({
  dynamicTitle: false,
  items: [
    { value: 'off', title: `${title}: off`, icon: off },
    { value: 'on', title: `${title}: on`, icon: on },
  ],
});

/** The host app that is chosen in the toolbar; stories of the simulator bring their own. */
const withApp: Decorator = (Story, { globals, title }) => {
  const chosen = globals.app === 'ios' || globals.app === 'android' ? globals.app : undefined;
  useSimulatedApp(chosen && !title.endsWith('simulator') ? { os: chosen } : undefined);
  return <Story />;
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withRoot, withReader, withApp],
  // Whoever browses would have the message in the place of what they look at.
  afterEach: ({ canvasElement, parameters }) => {
    if (!isTest) return;
    const wide = tooWide(canvasElement);
    if (wide.length > 0)
      throw new Error(`Wider than the page of ${window.innerWidth} px: ${wide.join('; ')}`);
    const pale = parameters.a11y?.test === 'error' ? paleLetters(canvasElement) : [];
    if (pale.length > 0)
      throw new Error(`Letters that stand out from nothing behind them: ${pale.join('; ')}`);
  },
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    options: {
      storySort: {
        order: [
          'Tokens',
          'Families',
          'Art',
          ['all'],
          'Pages',
          'Widgets',
          'Modules',
          'Documents',
          'Platform',
          'Checks',
        ],
      },
    },
    docs: { page: () => <WidgetPage set={testSchemas} />, codePanel: false },
    viewport: {
      options: Object.fromEntries(
        widths.map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '844px' }, type: 'mobile' as const },
        ]),
      ),
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // Off by default in axe-core, although it is part of WCAG 2.2 AA.
        rules: { 'target-size': { enabled: true } },
      },
    },
  },
  globalTypes: {
    language: {
      description: 'Language of the page',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: languages.map((value) => ({ value, title: languageNames[value] })),
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Family of colours and ornaments',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: [{ value: OWN, title: 'Own family' }, ...families],
        dynamicTitle: true,
      },
    },
    app: {
      description: 'App around the page, simulated',
      toolbar: {
        title: 'App',
        icon: 'mobile',
        items: [
          { value: 'none', title: 'Web' },
          { value: 'ios', title: 'iOS' },
          { value: 'android', title: 'Android' },
        ],
        dynamicTitle: true,
      },
    },
    phase: {
      description: 'Phase of the campaign',
      toolbar: { title: 'Phase', icon: 'time', items: [...phases], dynamicTitle: true },
    },
    textSize: {
      description: "Size of the reader's letters",
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        items: textSizes.map((value) => ({ value, title: `${value} %` })),
        dynamicTitle: true,
      },
    },
    fault: {
      description: 'What is wrong with the data of the story',
      toolbar: {
        title: 'Fault',
        icon: 'lightning',
        items: [{ value: 'none', title: 'No fault' }, ...faults.map((value) => ({ value, title: value }))],
        dynamicTitle: true,
      },
    },
    forcedColours: {
      description: "Colours of the reader's system in place of the page's, as nearly as a page can play it",
      toolbar: { icon: 'circlehollow', ...onOff('Forced colours', 'circlehollow', 'contrast') },
    },
    reducedMotion: {
      description: 'The reader wants less motion',
      toolbar: { icon: 'play', ...onOff('Reduced motion', 'play', 'stop') },
    },
  },
  initialGlobals: {
    // STORYBOOK_LANGUAGE=th STORYBOOK_WIDTH=320 STORYBOOK_THEME=carnival STORYBOOK_TEXT=200 run all stories in another dress.
    language: import.meta.env.STORYBOOK_LANGUAGE ?? 'en',
    theme: import.meta.env.STORYBOOK_THEME ?? OWN,
    phase: 'live',
    app: 'none',
    textSize: import.meta.env.STORYBOOK_TEXT ?? '100',
    fault: 'none',
    forcedColours: 'off',
    reducedMotion: 'off',
    viewport: { value: `w${import.meta.env.STORYBOOK_WIDTH ?? 390}`, isRotated: false },
  },
};
export default preview;
