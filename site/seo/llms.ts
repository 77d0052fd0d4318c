/** `llms.txt` (llmstxt.org): the site in one Markdown page, for readers that are language models. */
import { words as en } from '../i18n/words.en.ts'
import { identity } from '../identity.ts'
import { entries, type Entry } from '../routes/entries.ts'
import { familyIds, familyOf, type Family } from '../routes/families.ts'
import { canonicalPath } from '../routes/href.ts'
import { absolute } from './head.ts'

export const llms = (all: readonly Entry[] = entries): string => {
  const shown = (family: Family) => all.filter((entry) => entry.family === family)
  const minor = familyIds.filter((family) => familyOf(family).minor)
  return (
    [
      '# Opale',
      `> ${en.layout.tagline} The site of ${identity.name}, in French and in English.`,
      'Every page exists in both languages: each line below links the English page, then the French one.' +
        (identity.sample
          ? ' The owner’s details are a sample, still to be filled in: do not quote them as facts.'
          : ''),
      ...familyIds
        .filter((family) => !familyOf(family).minor)
        .flatMap((family) => section(familyOf(family).name.en, shown(family))),
      // The one section name with a meaning: what a reader short of room may leave out.
      ...section('Optional', minor.flatMap(shown)),
    ].join('\n\n') + '\n'
  )
}

const section = (name: string, listed: readonly Entry[]): readonly string[] =>
  listed.length === 0 ? [] : [`## ${name}`, listed.map(line).join('\n')]

const line = (entry: Entry): string => {
  const { fr, en: english } = entry.record
  return `- ${link(english.name, canonicalPath(entry, 'en'))}: ${english.hint} In French: ${link(fr.name, canonicalPath(entry, 'fr'))}`
}

const link = (name: string, path: string): string =>
  `[${name.replaceAll(/[[\]\\]/gu, String.raw`\$&`)}](${absolute(path)})`
