import { rules } from './product.ts'

/** The text of `spec/COVERAGE.md` for the ids that passing tests name. */
export const coverageText = (proven: ReadonlySet<string>): string => {
  const sections = [...new Set(rules.map(({ section }) => section))].map((section) => {
    const own = rules.filter((rule) => rule.section === section)
    const open = own.filter(({ id }) => !proven.has(id))
    return { section, of: own.length, proven: own.length - open.length, open }
  })
  const total = sections.reduce((sum, section) => sum + section.proven, 0)
  return [
    `# ${total} of ${rules.length} proven`,
    '',
    'A rule of [product.md](product.md) is proven when a passing test names its id in its title.',
    'Written by `npm run coverage`; `npm test` fails when it is stale.',
    '',
    '| section | proven | of |',
    '| --- | --- | --- |',
    ...sections.map(({ section, proven: done, of }) => `| ${section} | ${done} | ${of} |`),
    '',
    '## Open',
    '',
    ...sections
      .filter(({ open }) => open.length > 0)
      .flatMap(({ section, open }) => [
        `### ${section}`,
        '',
        ...open.map(({ id, text }) => `- [${id}] ${text}`),
        '',
      ]),
  ].join('\n')
}
