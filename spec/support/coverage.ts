import { rules, type Rule } from './product.ts'
import type { Reach } from './reach.ts'

/** What the tests that prove a rule reach, by its id. */
export type Proof = ReadonlyMap<string, ReadonlySet<Reach>>

/** Rules that leave something to us: there is nothing that could break. */
export const PERMISSIONS: readonly string[] = ['1.0.50', '1.0.51', '1.0.52', '1.0.53', '1.0.54']

/** Rules for what never comes about on this site: their tests ask the part that would do it. */
export const WITHOUT_OCCASION: Readonly<Record<string, string>> = {
  '7.0.22': 'prices are on quote, nothing is bought here',
  '9.0.34': 'the button is off, and the site has nothing to notify of',
}

/** The text of `spec/COVERAGE.md`. */
export const coverageText = (proof: Proof): string => {
  const proven = rules.filter(({ id }) => proof.has(id))
  const open = rules.filter(({ id }) => !proof.has(id) && !PERMISSIONS.includes(id))
  const alone = proven.filter(({ id }) => [...proof.get(id)!].every((reach) => reach === 'code'))
  const sections = [...new Set(rules.map(({ section }) => section))]
  return [
    `# ${proven.length} of ${rules.length} proven`,
    '',
    'A rule of [product.md](product.md) is proven when a passing test that names its id in its title runs',
    'the site as it was built, the engine, the library or a part of the site: one that only compares',
    'constants proves none, nor does the address of a page that is no more than its opening.',
    'Written by `npm run coverage`; `npm test` fails when it is stale.',
    '',
    '| section | proven | of which by a part of the site alone | of |',
    '| --- | --- | --- | --- |',
    ...sections.map((section) => {
      const count = (all: readonly Rule[]) => all.filter((rule) => rule.section === section).length
      return `| ${section} | ${count(proven)} | ${count(alone)} | ${count(rules)} |`
    }),
    '',
    '## Open',
    '',
    ...bySection(open),
    '## Permissions: nothing to prove',
    '',
    ...lines(rules.filter(({ id }) => PERMISSIONS.includes(id) && !proof.has(id))),
    '',
    '## Without an occasion on this site',
    '',
    'Tested in the part that would do it.',
    '',
    ...proven
      .filter(({ id }) => Object.hasOwn(WITHOUT_OCCASION, id))
      .map((rule) => `${line(rule)} (${WITHOUT_OCCASION[rule.id]})`),
    '',
    '## By a part of the site alone',
    '',
    ...sections.flatMap((section) => {
      const ids = alone.filter((rule) => rule.section === section).map(({ id }) => id)
      return ids.length === 0 ? [] : [`- ${ids.join(', ')}`]
    }),
    '',
  ].join('\n')
}

const bySection = (all: readonly Rule[]): readonly string[] =>
  [...new Set(all.map(({ section }) => section))].flatMap((section) => [
    `### ${section}`,
    '',
    ...lines(all.filter((rule) => rule.section === section)),
    '',
  ])

const lines = (all: readonly Rule[]): readonly string[] => all.map(line)
const line = ({ id, text }: Rule): string => `- [${id}] ${text}`
