/** What a page begins as: a title in each language, and nothing on it. */
export const emptyPage = {
  $schema: '../schemas/generated/activity.editor.gen.json',
  version: 1,
  title: { cn: '新页面', tw: '新頁面', en: 'New page', th: 'หน้าใหม่', vi: 'Trang mới' },
  languages: ['cn', 'tw', 'en', 'th', 'vi'],
  theme: { preset: 'rose-night' },
  body: [],
};
