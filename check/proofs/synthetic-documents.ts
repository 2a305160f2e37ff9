/** Copies of the committed documents under addresses of their own, each with a title and a name for analytics of its own. */
export function syntheticDocuments(sources: ReadonlyMap<string, string>, count: number): Map<string, string> {
  const pages = [...sources].filter(([, text]) => text.includes('"campaign"'));
  const made = new Map<string, string>();
  for (let i = 0; i < count; i++) {
    const [path = '', text = ''] = pages[i % pages.length] ?? [];
    const own = path.replace('activities/', '').replace('.json', '');
    const copy = text
      .replace(/\n {2}"aliases": \[[^\]]*\],/, '')
      .replace(/("\$schema": ")(?:\.\.\/)+/, '$1../')
      .replaceAll(`"/${own}#`, `"/copy_${i}#`)
      .replace(`"name": "${own}"`, `"name": "copy_${i}"`)
      .replace(/"en": "/, `"en": "${i} `);
    made.set(`activities/copy_${i}.json`, copy);
  }
  return made;
}
