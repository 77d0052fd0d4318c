/** Turns an entry of the table into what its screen shows. Runs at build and in the dev server. */
import { problemLine } from '../content/problem.ts'
import { partsOf } from '../content/place.ts'
import type { Block } from '../content/schema.ts'
import { identity } from '../identity.ts'
import { chaptersIn } from '../prerender/chapters-in.ts'
import { bodyOf } from '../prerender/page-text.ts'
import { flowDrawing } from '../prerender/flow/flow-drawing.ts'
import { mapOf } from '../prerender/place-maps.ts'
import { sceneOf } from '../prerender/scene/of-page.ts'
import { absolute, alternatesOf, type Head } from '../seo/head.ts'
import { articleData, breadcrumbData, siteData, structuredData } from '../seo/json-ld.ts'
import { pictureOf } from '../seo/pictures.ts'
import { urlOf } from './address.ts'
import { alphabetOf } from './alphabet.ts'
import { balancedIn } from './balanced-in.ts'
import { crumbsOf } from './crumbs.ts'
import { entries, entryOf, hrefTo, type Entry } from './entries.ts'
import { familyIds, familyOf, type Family } from './families.ts'
import { canonicalPath, counterpart } from './href.ts'
import { DEFAULT_LANGUAGE, type Language } from './language.ts'
import { libraryDataOf, libraryHeading } from './library-data.ts'
import { linkTo } from './link-to.ts'
import { quotedIn } from './quoted-in.ts'
import type { LinkGroup, PageBlock, PageData } from './page-data.ts'
import { placedIn } from './placed-in.ts'
import { resolve } from './resolve.ts'
import { respell } from './respell.ts'
import {
  categoryOf,
  hasActivityButton,
  hasBackground,
  hasTopPadding,
  headerOf,
  universeOf,
} from './rules.ts'
import { shownBy } from './shown-by.ts'
import { PAGES, type PageId } from './table.ts'
import { templateDataOf } from './template/template-data.ts'
import { toolDataOf } from './tool-data.ts'
import { weighedIn } from './weighed-in.ts'

/** The page at `path` in `language`. @param measured as it is while the server counts visits */
export const buildPage = (
  entry: Entry,
  path: string,
  language: Language,
  measured = false,
): PageData => {
  const text = entry.record[language]
  const crumbs = crumbLinks(path, language)
  const html = htmlOf(entry, language, measured)
  const chapters = chaptersIn(html ?? '', language)
  const map = 'recipe' in entry.record ? flowDrawing(entry, language) : mapOf(entry, language)
  const library = libraryDataOf(entry, language)
  const parts = partsOf(entry.record, language)
  const tool = toolDataOf(entry.id, language, {
    name: text.name,
    address: absolute(canonicalPath(entry, language)),
  })
  const alphabet = alphabetOf(entry, language)
  return {
    id: entry.id,
    screen: entry.screen,
    path,
    language,
    ...layoutOf(path),
    ...(isAboutAi(entry, path) && { about: 'ia' as const }),
    here: canonicalPath(entry, language),
    head: headOf(entry, path, language, crumbs),
    crumbs,
    alternates: { fr: counterpart(entry, path, 'fr'), en: counterpart(entry, path, 'en') },
    badge: familyOf(entry.family).badge[language],
    heading: text.heading,
    lead: text.lead,
    published: entry.record.published,
    updated: entry.record.updated,
    related: entry.record.related.map((id) => linkTo(entryOf(id), language)),
    groups: groupsOf(entry, language).filter(({ family }) => !library || family !== SHOWN_AS_CARDS),
    blocks: (text.blocks ?? []).map((block) => resolveBlock(block, language)),
    ...(text.tour && {
      tour: text.tour.map(({ page, text: said }) => {
        const { href, name } = linkTo(entryOf(page), language)
        return { href, name, text: said }
      }),
    }),
    ...('weighing' in entry.record && {
      weighing: weighedIn(entry.record.weighing, language),
    }),
    ...('quote' in entry.record &&
      entry.record.quote && { quote: quotedIn(entry.record.quote, language) }),
    ...('balance' in entry.record &&
      entry.record.balance && { balance: balancedIn(entry.record.balance, language) }),
    ...(library && { library, ...libraryHeading(library, language) }),
    ...('recipe' in entry.record && {
      template: templateDataOf(entry.id, entry.record, language),
    }),
    ...shownBy(entry.screen, language),
    ...(tool && { tool }),
    ...(alphabet && { alphabet }),
    ...(chapters && { chapters }),
    ...(parts.length > 0 && { parts: placedIn(parts, language) }),
    ...(map !== undefined && { map }),
    ...sceneOf(entry),
    ...(html !== undefined && { html }),
  }
}

/** The rules say CODE wherever a path names no universe, also for pages about AI. */
const isAboutAi = ({ family }: Entry, path: string): boolean =>
  universeOf(path) === undefined && familyOf(family).universe === 'ia'

/** What the path alone decides; also for addresses that have no page. */
export const layoutOf = (path: string) => ({
  header: headerOf(path),
  padded: hasTopPadding(path),
  background: hasBackground(path),
  activity: hasActivityButton(path),
  category: categoryOf(path),
  universe: universeOf(path),
})

/** Crumbs link only where their address is a page in that language, whose spelling they take. */
export const crumbLinks = (path: string, language: Language): PageData['crumbs'] =>
  crumbsOf(path, language).map(({ label: segment, own, path: upTo }, index, all) => {
    const found = resolve(urlOf(upTo))
    if (found.kind !== 'page') return { label: segment }
    const label = own ? segment : nameOf(found.entry, segment, language)
    if (index === all.length - 1) return { label }
    return { label, href: counterpart(found.entry, found.path, language) }
  })

/**
 * [2.4.9] A segment as it is, spelt as the page itself spells its words. Addresses are mostly French:
 * to who reads another language it says nothing, and the page's name says the same.
 */
const nameOf = (entry: Entry, segment: string, language: Language): string => {
  if (language === DEFAULT_LANGUAGE) return respell(segment, textsOf(entry, language))
  const { name } = entry.record[language]
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** What a page says of itself. */
const textsOf = ({ record }: Entry, language: Language): readonly string[] =>
  [record[language], record.fr].flatMap(({ name, heading, lead, title, description }) => [
    name,
    heading,
    title,
    lead,
    description,
  ])

const resolveBlock = ({ more, ...block }: Block, language: Language): PageBlock => {
  const after = more && { more: { href: hrefTo(more.page, language), text: more.text } }
  if (block.kind !== 'doors') return { ...block, ...after }
  const doors = block.doors.map(({ page, ...door }) => {
    const { href, name } = linkTo(entryOf(page), language)
    return { ...door, href, name }
  })
  return { ...block, ...after, doors }
}

const htmlOf = (entry: Entry, language: Language, measured: boolean): string | undefined => {
  const body = bodyOf(entry, language, measured)
  if (body && body.problems.length > 0) throw new Error(body.problems.map(problemLine).join('\n'))
  return body?.html
}

/** A page of a list is a number in the trail; by itself that tells a search engine nothing. */
const told = (
  crumbs: PageData['crumbs'],
  { continues, record }: Entry,
  language: Language,
): PageData['crumbs'] =>
  continues === undefined ? crumbs : [...crumbs.slice(0, -1), { label: record[language].name }]

/** What the page at `path` says to search engines, and to who shares it. */
export const headOf = (
  entry: Entry,
  path: string,
  language: Language,
  crumbs = crumbLinks(path, language),
): Head => {
  const text = entry.record[language]
  const paths = { fr: canonicalPath(entry, 'fr'), en: canonicalPath(entry, 'en') }
  const canonical = absolute(paths[language])
  const image = absolute(pictureOf(entry.picture.name, language))
  const { published, updated } = entry.record
  return {
    title: text.title,
    description: text.description,
    canonical,
    alternates: alternatesOf(paths),
    image,
    type: entry.openGraph ?? 'website',
    noindex: identity.sample,
    jsonLd: structuredData([
      ...(crumbs.length > 1 ? [breadcrumbData(told(crumbs, entry, language), canonical)] : []),
      ...(entry.structuredData === 'services' ? siteData(language, offers(language)) : []),
      ...(entry.structuredData === 'article'
        ? [articleData({ heading: text.heading, published, updated, image }, language)]
        : []),
    ]),
  }
}

const offers = (language: Language): readonly string[] =>
  OFFERED.map((id) => entryOf(id).record[language].name)
const OFFERED = [
  'consultant-intelligence-artificielle-entreprise',
  'developpeur-chatbot-freelance',
  'consultant-llm-entreprise',
  'consultant-rag-freelance',
  'developpeur-agents-ia',
  'expert-fine-tuning',
  'expert-automatisation-workflows',
  'developpeur-full-stack-ia',
] as const satisfies readonly PageId[]

/** The pages that a page leads to by itself, by family. */
const groupsOf = (entry: Entry, language: Language): readonly LinkGroup[] =>
  (entry.gathers ?? []).flatMap(({ family, pages }) =>
    (family === ALL ? familyIds : [familyOf(family).id]).map((id) => {
      const { name, explained } = familyOf(id)
      const members = pages?.map(entryOf) ?? familyMembers(id, entry.id)
      const group: LinkGroup = {
        family: id,
        title: name[language],
        ...(explained && { explained }),
        links: members.map((member) => linkTo(member, language)),
      }
      // The explorer searches everything: what it lists is a beginning.
      if (entry.screen === 'explorer') return beginningOf(group, language)
      return entry.screen === 'sitemap' && id === SHOWN_AS_CARDS
        ? writtenOf(group, members, language)
        : group
    }),
  )
const ALL = 'all'
const SHOWN_AS_CARDS = 'workflow'

/** So many are templates that the site map leads to the lists that have them. */
const writtenOf = (group: LinkGroup, members: readonly Entry[], language: Language): LinkGroup => {
  const written = members.filter(({ collection }) => collection !== 'template')
  return {
    ...group,
    links: written.map((member) => linkTo(member, language)),
    more: { href: hrefTo('workflows', language), count: members.length - written.length },
  }
}

/** The first of a large family, and the page that lists all of it. */
export const beginningOf = (group: LinkGroup, language: Language): LinkGroup => {
  const { family, links } = group
  if (links.length <= MOST_LISTED) return group
  // One that gathers a choice of the family has not got the others.
  const list = PAGES.find(({ gathers }) =>
    gathers?.some((each) => each.family === family && each.pages === undefined),
  )
  return {
    ...group,
    links: links.slice(0, MOST_LISTED),
    more: { href: hrefTo(list?.id ?? 'sitemap', language), count: links.length - MOST_LISTED },
  }
}

/** Sixteen families of so many still make a page that paints at once. */
export const MOST_LISTED = 60

const familyMembers = (family: Family, except: string): readonly Entry[] =>
  entries.filter(
    (entry) => entry.family === family && entry.id !== except && entry.continues === undefined,
  )
