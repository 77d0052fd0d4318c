import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const page = (id: number, path: string, title: string, raw: string, more = {}) => ({
  id,
  type: 'page',
  link: `https://votre-site.example/${path}/`,
  date_gmt: '2024-02-01T09:00:00',
  modified_gmt: '2026-11-22T16:00:00',
  title: { raw: title },
  content: { raw },
  ...more,
})
const revision = (
  parent: number,
  modified_gmt: string,
  title: string,
  raw: string,
  author = 3,
) => ({
  parent,
  modified_gmt,
  author,
  title: { raw: title },
  content: { raw },
})
const FAST = '<p>Livraison en cinq jours. Retour gratuit.</p>'
const SLOW = '<!-- wp:paragraph --><p>Livraison en <b>dix</b> jours. Retour&nbsp;gratuit.</p>'

export const examples: readonly Example[] = [
  {
    name: both(
      'Un délai doublé, une page neuve, une virgule',
      'A delay doubled, a new page, mere layout',
    ),
    given: {
      morning: [{}],
      users: [{ id: 3, name: 'Lou Ferrand' }],
      changed: [
        page(7, 'atelier', 'Atelier', '<p>Ouvert.</p>'),
        page(8, 'livraison', 'Livraison', SLOW),
        page(9, 'noel', 'Noël', '<p>Bientôt.</p>', {
          date_gmt: '2026-11-22T15:00:00',
          type: 'post',
        }),
        page(10, 'equipe', 'Équipe', '<p>Nous.</p>'),
        page(11, 'vieux', 'Vieux', '<p>Avant.</p>', { modified_gmt: '2026-11-18T16:00:00' }),
      ],
      revisions: [
        revision(7, '2026-11-22T16:00:00', 'Atelier', '<p>Ouvert.</p>', 5),
        revision(7, '2026-06-01T10:00:00', 'Atelier', '<h2>Ouvert.</h2>'),
        revision(8, '2026-11-22T16:00:00', 'Livraison', SLOW),
        revision(8, '2026-11-21T10:00:00', 'Livraison', '<p>Brouillon.</p>', 5),
        {
          ...revision(8, '2026-11-20T06:00:00', 'Livraison', '<p>Jamais publié.</p>', 5),
          slug: '8-autosave-v1',
        },
        revision(8, '2026-11-19T10:00:00', 'Livraison', FAST),
        revision(8, '2025-01-01T10:00:00', 'Livraison', '<p>Ancien.</p>'),
      ],
      send: [{ accepted: true }],
    },
    expects: { diff: [{ count: 4, alarms: 1, told: true }] },
    asks: {
      changed: [
        { url: 'https://votre-site.example/wp-json/wp/v2/posts' },
        { url: 'https://votre-site.example/wp-json/wp/v2/pages' },
      ],
      send: [
        {
          subject: both(
            'Site : 4 pages modifiées, dont surveillées : 1',
            'Site: 4 pages changed, of these watched: 1',
          ),
          text: both(
            'SURVEILLÉE : https://votre-site.example/livraison/ (Lou Ferrand)\n  − Livraison en cinq jours.\n  + Livraison en dix jours.\n\nhttps://votre-site.example/atelier/ (compte 5)\n  Mise en forme, image ou lien : aucune phrase n’a changé.\n\nhttps://votre-site.example/noel/ (…)\n  Nouvelle page.\n\nhttps://votre-site.example/equipe/ (…)\n  Version d’avant introuvable : WordPress n’en garde pas, ou n’a pas répondu.',
            'WATCHED: https://votre-site.example/livraison/ (Lou Ferrand)\n  − Livraison en cinq jours.\n  + Livraison en dix jours.\n\nhttps://votre-site.example/atelier/ (account 5)\n  Layout, image or link: no sentence has changed.\n\nhttps://votre-site.example/noel/ (…)\n  A new page.\n\nhttps://votre-site.example/equipe/ (…)\n  No earlier version found: WordPress keeps none, or did not answer.',
          ),
        },
      ],
    },
  },
  {
    name: both('Rien depuis vendredi', 'Nothing since Friday'),
    given: {
      morning: [{}],
      users: { fails: 'Forbidden' },
      changed: [{}],
      revisions: [{}],
      send: [{ accepted: true }],
    },
    expects: {
      settings: [{ monday: true, since: '2026-11-20T07:30:00.000Z' }],
      diff: [{ count: 0, told: true, text: both('Rien n’a changé.', 'Nothing has changed.') }],
    },
  },
  {
    name: both('WordPress refuse la liste', 'WordPress refuses the list'),
    given: {
      morning: [{}],
      users: [{ id: 3, name: 'Lou Ferrand' }],
      changed: { fails: 'Bad gateway' },
      revisions: { fails: 'Invalid post parent ID.' },
      send: [{ accepted: true }],
    },
    expects: {
      diff: [
        {
          count: 0,
          text: both(
            'WordPress n’a pas rendu toute sa liste : ce relevé est incomplet.',
            'WordPress did not return its whole list: this record is incomplete.',
          ),
        },
      ],
    },
  },
]
