/** What the lists of the library say: categories in words of their own, services by what is made with them. */
import { factsOf } from '../workflows/library/uses.ts'
import { CATEGORIES, type CategoryId } from '../workflows/recipes/recipe.ts'
import { cut, openingOf } from './fitting.ts'
import type { PageText } from './schema.ts'
import { english, french } from './typography.ts'
import { CATEGORY_TEXTS } from './workflow-categories.ts'
import type { Narrowed } from './narrowed.ts'
import { CATEGORY_NAMES } from './workflow-names.ts'
import { serviceName } from '../workflows/nodes/services.ts'

type Language = 'fr' | 'en'

export const isCategory = (slug: string): slug is CategoryId =>
  CATEGORIES.some((category) => category === slug)

export const nameOfList = (language: Language, { kind, slug }: Narrowed): string =>
  kind === 'category' && isCategory(slug)
    ? CATEGORY_NAMES[slug][language]
    : serviceName(slug, language)

export const categoryText = (language: Language, slug: CategoryId): PageText => {
  const { hint, lead } = CATEGORY_TEXTS[slug][language]
  const name = CATEGORY_NAMES[slug][language]
  return set(language, {
    title: { fr: `Workflows n8n : ${name.toLowerCase()}`, en: `n8n workflows: ${name}` }[language],
    heading: { fr: `Workflows : ${name}`, en: `Workflows: ${name}` }[language],
    name,
    description: cut(lead, 160),
    hint,
    lead,
  })
}

/**
 * @param others services that stand beside it most often
 * @param categories where it is used most
 */
export const integrationText = (
  language: Language,
  slug: string,
  others: readonly string[],
  categories: readonly string[],
): PageText => {
  const name = serviceName(slug, language)
  const uses = factsOf(slug).map(({ does }) => does[language])
  const beside = listed(
    language,
    others.map((other) => serviceName(other, language)),
  )
  const fields = listed(
    language,
    categories.map((category) =>
      isCategory(category) ? CATEGORY_NAMES[category][language] : category,
    ),
  )
  return set(language, SERVICE[language](name, uses[0] ?? UNKNOWN[language], beside, fields))
}

/** Where a page stands in its list, and what it shows. */
export interface Further {
  readonly page: number
  readonly pages: number
  /** Templates of the whole list. */
  readonly total: number
  /** Names of the templates that the page shows. */
  readonly names: readonly string[]
  /** Minutes that each takes to set up. */
  readonly minutes: readonly number[]
  /** Services that they use most, besides the list's own. */
  readonly services: readonly string[]
}

/** A page of a list that follows its first. */
export const pageText = (
  language: Language,
  narrowed: Narrowed | undefined,
  { names, services, ...further }: Further,
): PageText => {
  const name = narrowed ? nameOfList(language, narrowed) : WHOLE[language]
  const shown = {
    ...further,
    names: names.map(short),
    services: services.map((service) => serviceName(service, language)),
  }
  return set(language, FURTHER[language](name, shown))
}

/** Of a service that has no node of its own among those we use. */
const UNKNOWN = {
  fr: 'Relié par son adresse publique',
  en: 'Connected through its public address',
}

const WHOLE = { fr: 'Bibliothèque', en: 'Library' }

const set = (language: Language, text: PageText): PageText => {
  const typeset = language === 'fr' ? french : english
  return Object.fromEntries(
    Object.entries(text).map(([key, value]) => [
      key,
      typeof value === 'string' ? typeset(value) : value,
    ]),
  ) as PageText
}

const listed = (language: Language, names: readonly string[]): string =>
  names.join(language === 'fr' ? ' et ' : ' and ')

type ServiceText = (name: string, does: string, beside: string, fields: string) => PageText

const SERVICE: Readonly<Record<Language, ServiceText>> = {
  fr: (name, does, beside, fields) => ({
    title: `Workflows n8n avec ${name}`,
    description: `Modèles de workflows qui relient ${name} : ce qui les déclenche, les droits à donner et ce qu'une personne relit avant l'envoi.`,
    heading: `Workflows avec ${name}`,
    name,
    hint: `${cut(does, 80)}.`.replace(/…\.$/u, '…'),
    lead: openingOf(
      `${name} dans n8n : ${lower(does)}.`,
      `Les modèles réunis ici s'en servent surtout en ${fields}${beside && `, le plus souvent avec ${beside}`}.`,
      'Créez un accès réservé au workflow, limité aux droits que la fiche nomme.',
      'Faites un premier essai sur des données sans importance, puis relisez ce qui est sorti avant de l’activer.',
    ),
  }),
  en: (name, does, beside, fields) => ({
    title: `n8n workflows using ${name}`,
    description: `Workflow templates that connect ${name}: what starts them, which rights they need and what a person reads before anything is sent.`,
    heading: `Workflows with ${name}`,
    name,
    hint: `${cut(does, 80)}.`.replace(/…\.$/u, '…'),
    lead: openingOf(
      `What n8n does with ${name}: ${lower(does)}.`,
      `The templates gathered here use it mostly for ${fields}${beside && `, usually next to ${beside}`}.`,
      'Create an account or a key for that workflow alone, and grant only the rights its page names.',
      'Run it first on data that does not matter, and read what came out before you switch it on.',
    ),
  }),
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

type FurtherText = (name: string, further: Further) => PageText

/** Filled with what the page shows, so that no two say the same. */
const FURTHER: Readonly<Record<Language, FurtherText>> = {
  fr: (name, { page, pages, total, names, minutes, services }) => ({
    title: `Workflows n8n : ${name}, page ${page}`,
    description: `${name}, page ${page} sur ${pages} : la suite des modèles de workflows, avec leur schéma, leurs services et ce que chacun laisse à une personne.`,
    heading: `${name}, page ${page}`,
    name: `${name}, page ${page}`,
    hint: `${name} : la suite des modèles, page ${page} sur ${pages}.`,
    lead: openingOf(
      names.length === 1
        ? `La liste « ${name} » se termine par un modèle : « ${names[0]} ».`
        : `La suite de « ${name} », de « ${names[0]} » à « ${names.at(-1)} ».`,
      names.length > 2 ? `Entre les deux : ${quoted(names.slice(1, 10), '« ', ' »')}.` : '',
      `Installation : ${between(minutes, ' à ')} minutes.`,
      `Services : ${services.join(', ')}.`,
      `« ${name} » : ${total} fiches, ${pages} pages.`,
      `On cherche dans « ${name} » par mot ou par filtre.`,
      `« ${name} » commence par les plus récents.`,
      `« ${name} » montre l’essai de chaque modèle dans n8n.`,
    ),
  }),
  en: (name, { page, pages, total, names, minutes, services }) => ({
    title: `n8n workflows: ${name}, page ${page}`,
    description: `${name}, page ${page} of ${pages}: more workflow templates, each with its diagram, the services it connects and what it leaves to a person.`,
    heading: `${name}, page ${page}`,
    name: `${name}, page ${page}`,
    hint: `${name}: more templates, page ${page} of ${pages}.`,
    lead: openingOf(
      names.length === 1
        ? `The “${name}” list ends with one template: “${names[0]}”.`
        : `More of “${name}”, from “${names[0]}” to “${names.at(-1)}”.`,
      names.length > 2 ? `In between: ${quoted(names.slice(1, 10), '“', '”')}.` : '',
      `Set-up: ${between(minutes, ' to ')} minutes.`,
      `Services: ${services.join(', ')}.`,
      `“${name}”: ${total} entries, ${pages} pages.`,
      `You can search “${name}” by word or by filter.`,
      `“${name}” begins with the latest.`,
      `Page by page, “${name}” shows the run passed in n8n.`,
    ),
  }),
}

/** The least and the most, or the one that there is. */
const between = (numbers: readonly number[], to: string): string =>
  [...new Set([Math.min(...numbers), Math.max(...numbers)])].join(to)

const quoted = (names: readonly string[], open: string, close: string): string =>
  names.map((name) => `${open}${name}${close}`).join(', ')

/** As many words of a title as a list quotes. */
const short = (title: string): string => {
  const words = title.replace(/…$/u, '').split(' ')
  return words.length > 6 ? `${words.slice(0, 6).join(' ')}…` : title
}
