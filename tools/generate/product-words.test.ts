import { describe, expect, it } from 'vitest';
import { faultsOfExamples, faultsOfFiles, faultsOfTexts } from './product-words.ts';

const file = (text: string) => ({ path: 'widgets/x/texts.json', text, sources: [], saidIn: 'widgets/x/' });

describe('the words of product texts', () => {
  it('that the glossary has others for are told with file and line', () => {
    const text = '{\n  "go": {\n    "en": "Go",\n    "th": "คลิกเลย"\n  }\n}';
    expect(faultsOfFiles([file(text)])).toEqual([
      'widgets/x/texts.json:4: texts in th do not write คลิก: expected แตะ (docs/glossary.md)',
    ]);
  });

  it('in texts of the server are told with their names', () => {
    expect(faultsOfTexts({ 'the refusal NO': { cn: '您来晚了', vi: 'Bạn đến muộn rồi' } })).toEqual([
      'the refusal NO: texts in cn do not write 您: expected 你 (docs/glossary.md)',
    ]);
  });

  it('in examples of schemas are told once, with the file', () => {
    const text = { cn: '您好', en: 'Hello' };
    const schema = { properties: { title: { examples: [text, [text]] }, to: { examples: ['/a', 3, null] } } };
    expect(faultsOfExamples([['widgets/x.schema.json', schema]])).toEqual([
      'schemas/widgets/x.schema.json: texts in cn do not write 您: expected 你 (docs/glossary.md)',
    ]);
  });

  it('are as they are where nothing is wrong, and where they cannot be read', () => {
    expect(faultsOfFiles([file('{ "go": { "en": "Go, {{login}}" } }'), file('{')])).toEqual([]);
  });
});
