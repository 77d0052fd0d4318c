import type { Example } from '../recipe.ts'

const item = (link: string, title: string, isoDate: string, creator = '') => ({
  link,
  title,
  isoDate,
  ...(creator ? { creator } : {}),
})
const article = (link: string, host: string, title: string, author = '') => ({
  link,
  host,
  title,
  author,
  day: '2026-11-19',
})
const paper = article(
  'https://journal.example/vernay',
  'journal.example',
  'Un savoir-faire qui dure',
  'Léa Petit',
)
const blog = article('https://blog.example/liste', 'blog.example', 'Dix ateliers à voir')
const closed = article('https://gazette.example/abonnes', 'gazette.example', 'Réservé aux abonnés')
const html =
  '<nav>Atelier Vernay</nav><h1>Un savoir-faire</h1><p>À Tours, Atelier Vernay restaure des horloges depuis 1974.</p>'
const draftOf = {
  fr: 'Bonjour Léa Petit,\n\nMerci d’avoir écrit ceci :\n« À Tours, Atelier Vernay restaure des horloges depuis 1974 »\nhttps://journal.example/vernay\n\nVos lecteurs nous trouveraient plus vite avec un lien vers https://www.atelier-vernay.example. Pourriez-vous l’ajouter ?\n\nVotre prénom',
  en: 'Hello Léa Petit,\n\nThank you for writing this:\n“À Tours, Atelier Vernay restaure des horloges depuis 1974”\nhttps://journal.example/vernay\n\nYour readers would find us sooner with a link to https://www.atelier-vernay.example. Could you add it?\n\nYour first name',
}

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un sans lien, un lié, un illisible',
      en: 'One without a link, one linked, one unread',
    },
    given: {
      tuesday: [{}],
      items: [
        item(
          'https://alertes.example/url?rct=j&url=https%3A%2F%2Fjournal.example%2Fvernay&ct=ga',
          'Un <b>savoir-faire</b> qui dure',
          '2026-11-19T08:00:00.000Z',
          'Léa Petit',
        ),
        item('https://blog.example/liste', 'Dix ateliers à voir', '2026-11-19T09:00:00.000Z'),
        item('https://gazette.example/abonnes', 'Réservé aux abonnés', '2026-11-19T10:00:00.000Z'),
        item('https://www.atelier-vernay.example/blog', 'Chez nous', '2026-11-20T10:00:00.000Z'),
        item('https://vieux.example/a', 'Ancien', '2026-09-01T10:00:00.000Z'),
        item('https://journal.example/vernay', 'Le même', '2026-11-19T11:00:00.000Z'),
      ],
      fresh: [paper, blog, closed],
      page: [
        { data: html },
        { data: '<p>Voyez <a href="https://www.atelier-vernay.example/">Atelier Vernay</a>.</p>' },
        {
          data: '<script type="application/ld+json">{"isAccessibleForFree": false}</script><p>La suite est réservée aux abonnés.</p>',
        },
      ],
      draft: [{ id: 'd-1' }],
      mark: [{ id: 1 }, { id: 2 }],
      tell: [{ id: 'g-1' }],
    },
    expects: {
      recent: [
        { link: 'https://journal.example/vernay', title: 'Un savoir-faire qui dure' },
        { host: 'blog.example' },
        { host: 'gazette.example' },
      ],
      look: [
        { state: 'bare', quote: 'À Tours, Atelier Vernay restaure des horloges depuis 1974' },
        { state: 'linked' },
        { state: 'unread' },
      ],
      done: { count: 2 },
    },
    asks: {
      draft: [{ message: draftOf }],
      tell: [
        {
          message: 'Réservé aux abonnés – https://gazette.example/abonnes',
          subject: {
            fr: '1 article(s) à ouvrir vous-même',
            en: '1 article(s) to open yourself',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Gmail refuse le brouillon', en: 'Gmail refuses the draft' },
    given: {
      tuesday: [{}],
      items: [
        item('https://journal.example/vernay', 'Un savoir-faire', '2026-11-19T08:00:00.000Z'),
      ],
      fresh: [paper],
      page: [{ data: html }],
      draft: { fails: 'Mail service not enabled' },
      tell: [{ id: 'g-2' }],
    },
    expects: { look: [{ state: 'bare' }], mark: 'not reached' },
    asks: {
      tell: [{ message: 'Un savoir-faire qui dure – https://journal.example/vernay' }],
    },
  },
  {
    name: { fr: 'Les flux se taisent', en: 'Feeds are silent' },
    given: { tuesday: [{}], items: { fails: 'Feed not recognized as RSS 1 or 2.' } },
    expects: { feeds: { count: 2 }, recent: { count: 0 }, page: 'not reached' },
  },
]
