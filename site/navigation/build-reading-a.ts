/** Navigation A in one language, its links resolved. Runs at build. */
import { identity } from '../identity.ts'
import { figure } from '../routes/counts.ts'
import { entryOf, hrefTo } from '../routes/entries.ts'
import type { Language } from '../routes/language.ts'
import type { PageId } from '../routes/table.ts'
import { DROPDOWNS, TOP_LINKS } from './reading-a.ts'
import type { NavigationDataA } from './reading-a-data.ts'
import { WORDS } from './reading-a-words.ts'

export const buildNavigationA = (language: Language): NavigationDataA => {
  const words = WORDS[language]
  const href = (id: PageId) => hrefTo(id, language)
  const text = (id: PageId) => entryOf(id).record[language]
  return {
    links: TOP_LINKS.map(({ key, page, sections }) => ({
      key,
      label: words.links[key],
      href: href(page),
      sections,
    })),
    quick: [
      { key: 'webdev', label: words.quick.webdev, href: href('home') },
      { key: 'ia', label: words.quick.ia, href: href('ia') },
      { key: 'workflows', label: words.quick.workflows, href: href('workflows') },
      { key: 'cv', label: words.quick.cv, href: href('cv') },
    ],
    dropdowns: DROPDOWNS.map(({ key, base, entries, proposal }) => ({
      key,
      base,
      label: words.dropdowns[key],
      entries: entries.map(({ page, icon, count }) => ({
        icon,
        ...(count && { count: figure(count) }),
        label: text(page).name,
        href: href(page),
        description: page === 'workflow-studio' ? words.studio : text(page).hint,
      })),
      proposal: { ...words.proposals[key], href: href(proposal) },
    })),
    contact: {
      title: words.contact.title,
      ways: [
        {
          label: words.contact.form,
          hint: words.contact.formHint,
          href: href('contact'),
          icon: 'pen',
        },
        {
          label: words.contact.mail,
          hint: identity.email,
          href: `mailto:${identity.email}`,
          icon: 'chat',
        },
        {
          label: words.contact.card,
          hint: words.contact.cardHint,
          href: href('vcard'),
          icon: 'user',
        },
      ],
    },
  }
}
