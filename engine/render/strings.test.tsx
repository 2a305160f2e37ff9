// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { type Language, languages } from '../i18n/language.ts';
import common from '../i18n/product-texts.json' with { type: 'json' };
import { createSayer } from '../i18n/sayer.ts';
import type { TranslateAny } from '../i18n/translate.ts';
import { createTranslator } from '../i18n/translator.ts';
import { openTestPage } from '../page/test-page.ts';
import { useStrings } from './hooks.tsx';
import { PageProvider } from './page-context.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

type Texts = Readonly<Record<string, Partial<Record<Language, string>>>>;
const all: Texts = Object.assign(
  { ...common },
  ...Object.values(
    import.meta.glob<Texts>(['../../{widgets,modules}/**/texts.json', '!../../modules/*/data/**'], {
      eager: true,
      import: 'default',
    }),
  ),
);
const moments = Object.keys(all).filter((key) => JSON.stringify(all[key]).includes('{{time}}'));

/** What a widget says on a page whose texts are said so. */
async function sayingOf(t: TranslateAny): Promise<TranslateAny> {
  const page = { ...openTestPage({}), strings: { t } };
  let saying: TranslateAny = t;
  const Widget = () => {
    saying = useStrings() as TranslateAny;
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <PageProvider value={{ page, widgets: new Map() }}>
        <Widget />
      </PageProvider>,
    ),
  );
  await act(async () => root.unmount());
  return saying;
}

it.each(languages.flatMap((lang) => [createSayer, createTranslator].map((make) => [lang, make] as const)))(
  '%s, %o: no text that tells a moment ends in nothing where the answer has none',
  async (lang, make) => {
    const texts = Object.fromEntries(Object.entries(all).map(([key, said]) => [key, said[lang] ?? '']));
    const t = await sayingOf(make(lang, texts));
    expect(moments.length).toBeGreaterThan(20);
    for (const key of moments) {
      expect(t(key, { time: '', count: 2 }), key).toBe(common.time_open[lang]);
      expect(t(key, { time: '20:00' }), key).toContain('20:00');
    }
    expect(t('retry', { time: '' }), 'a text without a moment').toBe(common.retry[lang]);
  },
);
