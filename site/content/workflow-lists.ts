/** [2.1.101] The workflow list narrowed by category or integration: one page for each that exists. */
import type { Bilingual, MadePage } from './collection.ts'
import type { PageText } from './schema.ts'
import { CATEGORIES, integrationName } from './workflow-names.ts'
import type { WorkflowRecord } from './workflow/collection.ts'

type Kind = 'category' | 'integration'
type Language = 'fr' | 'en'

/** The lists that the library's workflows call for, by what they are narrowed to. */
export const workflowLists = (
  kind: Kind,
  workflows: ReadonlyMap<string, WorkflowRecord>,
): readonly MadePage[] => {
  const slugsOf = (record: WorkflowRecord) =>
    kind === 'category' ? [record.category] : record.integrations
  const slugs = [...new Set([...workflows.values()].flatMap(slugsOf))].toSorted()
  return slugs.map((slug) =>
    listOf(
      kind,
      slug,
      new Map([...workflows].filter(([, record]) => slugsOf(record).includes(slug))),
    ),
  )
}

const listOf = (
  kind: Kind,
  slug: string,
  members: ReadonlyMap<string, WorkflowRecord>,
): MadePage => {
  const records = [...members.values()]
  const ids = [...members.keys()]
  const name = (language: Language) =>
    kind === 'category' ? (CATEGORIES[slug]?.[language] ?? slug) : integrationName(slug)
  const text = (language: Language) => {
    const names = records.map((record) => record[language].name)
    return WORDS[language](kind, name(language), named(names, language))
  }
  return {
    id: `workflows/${kind}/${slug}`,
    own: { gathers: [{ family: 'workflow', pages: ids }] },
    record: {
      fr: text('fr'),
      en: text('en'),
      related: ['workflows', ...ids].slice(0, 6),
      published: records.map(({ published }) => published).toSorted()[0] ?? '',
      updated:
        records
          .map(({ updated }) => updated)
          .toSorted()
          .at(-1) ?? '',
    },
  }
}

/** A lead has 40 to 60 words, however many workflows a list holds: it names the first ones. */
const NAMED = 2
const named = (names: readonly string[], language: Language): string => {
  const more = names.length - NAMED
  const first = names.slice(0, NAMED).join(', ')
  if (more <= 0) return first
  if (language === 'fr') return `${first} et ${more} autre${more > 1 ? 's' : ''}`
  return `${first} and ${more} ${more > 1 ? 'others' : 'other'}`
}

type Words = (kind: Kind, name: string, members: string) => PageText

const WORDS: Bilingual<Words> = {
  fr: (kind, name, members) => {
    const about = kind === 'category' ? `classés dans « ${name} »` : `qui se branchent sur ${name}`
    return {
      title: `Workflows ${kind === 'category' ? 'de la catégorie' : 'avec'} ${name}`,
      description: `Les modèles de workflows ${about} : ce que chacun déclenche, les services qu’il relie et ce qu’il faut préparer avant de l’importer.`,
      heading: kind === 'category' ? `Workflows : ${name}` : `Workflows avec ${name}`,
      name,
      hint: `Les modèles ${about}.`,
      lead: `Voici les modèles de workflows ${about} : ${members}. Chaque fiche dit ce qui déclenche l’enchaînement, les services reliés, les identifiants à préparer et la sortie à attendre. Vous importez le fichier, vous branchez vos comptes, puis vous l’essayez sur un cas connu avant de le laisser tourner.`,
    }
  },
  en: (kind, name, members) => {
    const about = kind === 'category' ? `filed under “${name}”` : `that connect to ${name}`
    return {
      title: `${kind === 'category' ? 'Workflow templates for' : 'Workflow templates using'} ${name}`,
      description: `The workflow templates ${about}: what sets each one off, which services it links, and what to prepare before you import it.`,
      heading: kind === 'category' ? `Workflows: ${name}` : `Workflows with ${name}`,
      name,
      hint: `The templates ${about}.`,
      lead: `These are the workflow templates ${about}: ${members}. Each page says what sets the run off, which services it links, which credentials to have at hand and what comes out. Import it, plug in your accounts, then try it on a case you know before letting it run.`,
    }
  },
}
