import type { Example } from '../recipe.ts'

const licence = (id: number, file: string, until: string, removed_on = '') => ({
  id,
  photo: `https://votre-site.example/medias/${file}`,
  post: 40 + id,
  until,
  agency: 'Agence Lumen',
  removed_on,
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une finie, une dans une semaine', en: 'One ended, one in a week' },
    given: {
      morning: [{}],
      licences: [
        licence(1, 'quai.jpg', '2026-11-22'),
        licence(2, 'atelier.jpg', '2026-11-30'),
        licence(3, 'gare.jpg', '2027-05-01'),
        licence(4, 'port.jpg', '2025-01-01', '2025-01-02'),
      ],
      open: [
        {
          id: 41,
          content: {
            raw: '<img src="https://votre-site.example/medias/quai-1024x683.jpg"><a href="https://votre-site.example/medias/quai.jpg">x</a><img src="https://votre-site.example/medias/quai-bis.jpg">',
          },
        },
      ],
      save: [{ id: 41 }],
      mark: [{ id: 1 }],
      tell: [{ id: 't1' }],
    },
    expects: {
      'state.ended': [{ days: -1 }],
      'state.soon': [{ days: 7 }],
      'state.done': { count: 1 },
      day: [{ removed_on: '2026-11-23' }],
      swap: [{ places: 2 }],
      stuck: 'not reached',
    },
    asks: {
      save: [
        {
          postId: 41,
          updateFields: {
            content:
              '<img src="https://votre-site.example/medias/visuel-neutre.jpg"><a href="https://votre-site.example/medias/visuel-neutre.jpg">x</a><img src="https://votre-site.example/medias/quai-bis.jpg">',
          },
        },
      ],
      mark: [{ rowId: '1' }],
      tell: [
        {
          message: {
            fr: 'Retirée (2 endroits) : quai.jpg (Agence Lumen), article 41\nFin le 2026-11-30 : atelier.jpg (Agence Lumen), article 42',
            en: 'Removed (2 places): quai.jpg (Agence Lumen), post 41\nEnds on 2026-11-30: atelier.jpg (Agence Lumen), post 42',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'À la une, hors du texte', en: 'Featured, outside the text' },
    given: {
      morning: [{}],
      licences: [licence(5, 'tour.png', '2026-10-01')],
      open: [{ id: 45, content: { raw: '<p>Sans image.</p>' } }],
      tell: [{ id: 't2' }],
    },
    expects: { 'found.no': [{ places: 0 }], save: 'not reached' },
    asks: {
      tell: [
        {
          message: {
            fr: 'À CHERCHER, absente du texte : tour.png (Agence Lumen), article 45',
            en: 'TO LOOK FOR, not in the text: tour.png (Agence Lumen), post 45',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'WordPress refuse d’enregistrer', en: 'WordPress refuses to save' },
    given: {
      morning: [{}],
      licences: [licence(6, 'pont.jpg', '2026-11-01')],
      open: [{ id: 46, content: { raw: 'https://votre-site.example/medias/pont-scaled.jpg' } }],
      save: { fails: 'Sorry, you are not allowed to edit this post' },
      tell: [{ id: 't3' }],
    },
    expects: { swap: [{ places: 1 }], mark: 'not reached' },
    asks: {
      tell: [
        {
          message: {
            fr: 'ENCORE EN LIGNE : pont.jpg (Agence Lumen), article 46 – Sorry, you are not allowed to edit this post',
            en: 'STILL ONLINE: pont.jpg (Agence Lumen), post 46 – Sorry, you are not allowed to edit this post',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'L’article ne s’ouvre pas', en: 'The post does not open' },
    given: {
      morning: [{}],
      licences: [licence(7, 'halle.jpg', '2026-11-20')],
      open: { fails: 'Invalid post ID' },
      tell: [{ id: 't4' }],
    },
    expects: { 'found.no': { count: 1 }, save: 'not reached' },
    asks: {
      tell: [
        {
          message: {
            fr: 'ENCORE EN LIGNE : halle.jpg (Agence Lumen), article 47 – Invalid post ID',
            en: 'STILL ONLINE: halle.jpg (Agence Lumen), post 47 – Invalid post ID',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Baserow ne répond pas', en: 'Baserow is silent' },
    given: {
      morning: [{}],
      licences: { fails: 'Gateway timeout' },
      warn: [{ accepted: true }],
    },
    expects: { dated: 'not reached', tell: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'Baserow n’a pas répondu le 23/11/2026 : Gateway timeout',
            en: 'Baserow did not answer on 23/11/2026: Gateway timeout',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Baserow hors d’atteinte, sans erreur',
      en: 'Baserow out of reach, without an error',
    },
    given: {
      morning: [{}],
      licences: { fails: 'connect ECONNREFUSED', whole: true },
      warn: [{ accepted: true }],
    },
    expects: { dated: 'not reached', tell: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'Baserow n’a pas répondu le 23/11/2026 : hors d’atteinte',
            en: 'Baserow did not answer on 23/11/2026: out of reach',
          },
        },
      ],
    },
  },
]
