/** The same where there is no disk: stories show pages in the browser. */
const texts = import.meta.glob<string>('./*/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const records = import.meta.glob([
  './*/*.ts',
  '!./*/*.{diagram,blocks,map}.ts',
  '!./{check,facts}/*.ts',
])

export const listFiles = (): readonly string[] =>
  [...Object.keys(texts), ...Object.keys(records)].map((file) =>
    file.replace('./', 'site/content/'),
  )

export const readText = (file: string): string | undefined =>
  texts[file.replace('site/content/', './')]
