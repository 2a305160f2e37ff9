import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import '../engine/render/base.css';
import { type Language, languages, languageTag } from '../engine/i18n/language.ts';
import { families, themeVariables } from './themes.ts';

import.meta.glob('../widgets/*/style.css', { eager: true });

const languageNames: Record<Language, string> = {
  cn: '简体中文',
  tw: '繁體中文',
  en: 'English',
  th: 'ไทย',
  vi: 'Tiếng Việt',
};
const phases = ['preview', 'live', 'settling', 'ended'] as const;
const widths = [320, 390, 430] as const;

/** The page's root as the build would have written it: language, phase, and the theme's variables. */
const withRoot: Decorator = (Story, { globals, parameters }) => {
  const { language, theme, phase } = globals as { language: Language; theme: string; phase: string };
  const shownPhase = (parameters.phase as string | undefined) ?? phase;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = languageTag[language];
    root.dataset.phase = shownPhase;
    const variables = Object.entries(themeVariables(theme));
    for (const [name, value] of variables) root.style.setProperty(name, value);
    return () => {
      for (const [name] of variables) root.style.removeProperty(name);
    };
  }, [language, theme, shownPhase]);
  return <Story />;
};

const preview: Preview = {
  decorators: [withRoot],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
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
      toolbar: { title: 'Theme', icon: 'paintbrush', items: [...families], dynamicTitle: true },
    },
    phase: {
      description: 'Phase of the campaign',
      toolbar: { title: 'Phase', icon: 'time', items: [...phases], dynamicTitle: true },
    },
  },
  initialGlobals: {
    language: 'en',
    theme: families.includes('rose-night') ? 'rose-night' : (families[0] ?? ''),
    phase: 'live',
    viewport: { value: 'w390', isRotated: false },
  },
};
export default preview;
