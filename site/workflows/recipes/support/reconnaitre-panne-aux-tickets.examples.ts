import type { Example } from '../recipe.ts'

const half = (...titles: readonly string[]) => ({
  tickets_count: titles.length,
  assets: { Ticket: Object.fromEntries(titles.map((title, at) => [String(at + 1), { title }])) },
})
const calm = (tickets_count: number) => ({ tickets_count, assets: {} })
const CARD = [
  'Paiement par carte refusé',
  'Le paiement ne passe pas',
  'Carte refusée, paiement impossible',
  'Bonjour, PAIEMENT bloqué',
  'Facture de mars',
  'Paiement ?',
]
const wave = {
  now: 6,
  usual: 1.5,
  word: 'paiement',
  shared: 5,
  surge: true,
  line: {
    fr: '6 tickets en une demi-heure, 1,5 d’habitude. Le mot commun : « paiement ». Une panne ?',
    en: '6 tickets in half an hour, 1.5 usually. The word they share: “paiement”. An outage?',
  },
  key: '2026-11-23/paiement',
}
const PAST = [calm(1), calm(2), calm(3), calm(0)]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une vague, avis publié', en: 'A wave, notice published' },
    given: {
      tick: [{}],
      search: [half(...CARD), ...PAST],
      fresh: [wave],
      remember: [{ id: 1 }],
      ask: [{ data: { approved: true } }],
      publish: [{ id: 4021, link: 'https://www.votre-entreprise.example/incident' }],
      done: [{ ok: true }],
    },
    expects: {
      windows: [
        { weeks: 0, query: 'created_at:[2026-11-23T07:00:00Z TO 2026-11-23T07:30:00Z]' },
        { weeks: 1, query: 'created_at:[2026-11-16T07:00:00Z TO 2026-11-16T07:30:00Z]' },
        { weeks: 2 },
        { weeks: 3 },
        { weeks: 4, query: 'created_at:[2026-10-26T07:00:00Z TO 2026-10-26T07:30:00Z]' },
      ],
      compare: [wave],
      broken: 'not reached',
    },
    asks: {
      publish: [{ postId: '4021', updateFields: { status: 'publish' } }],
      done: [
        {
          text: {
            fr: 'L’avis est en ligne : https://www.votre-entreprise.example/incident. À citer dans vos réponses ; à repasser en brouillon une fois réparé.',
            en: 'The notice is up: https://www.votre-entreprise.example/incident. Quote it in your answers, and turn it back into a draft once all is mended.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Beaucoup, mais sur tout', en: 'Many, but of everything' },
    given: {
      tick: [{}],
      search: [
        half('Devis', 'Livraison mardi', 'Notice perdue', 'Facture de mai', 'Compte', 'Stage'),
        ...PAST,
      ],
    },
    expects: {
      compare: [{ now: 6, usual: 1.5, shared: 1, surge: false }],
      surge: { count: 0 },
      fresh: 'not reached',
    },
  },
  {
    name: { fr: 'L’équipe dit non', en: 'The team says no' },
    given: {
      tick: [{}],
      search: [half(...CARD.slice(0, 4), 'Paiement en double'), ...PAST],
      fresh: [{ ...wave, now: 5 }],
      remember: [{ id: 2 }],
      ask: [{ data: { approved: false } }],
    },
    expects: {
      windows: [
        { weeks: 0, query: 'created_at:[2026-11-23T07:00:00Z TO 2026-11-23T07:30:00Z]' },
        {},
        {},
        {},
        {},
      ],
      compare: [{ now: 5, shared: 5, surge: true }],
      'yes.no': { count: 1 },
      publish: 'not reached',
    },
    asks: { ask: [{ message: wave.line }], remember: [{ columns: { value: { key: wave.key } } }] },
  },
  {
    name: { fr: 'WordPress refuse', en: 'WordPress refuses' },
    given: {
      tick: [{}],
      search: [half(...CARD), ...PAST],
      fresh: [wave],
      remember: [{ id: 3 }],
      ask: [{ data: { approved: true } }],
      publish: { fails: 'Sorry, you are not allowed to edit this post.' },
      byHand: [{ ok: true }],
    },
    expects: { compare: [{ surge: true }], done: 'not reached' },
    asks: {
      byHand: [
        {
          text: {
            fr: 'WordPress refuse l’avis (Sorry, you are not allowed to edit this post.). Publiez l’article 4021 à la main.',
            en: 'WordPress refuses the notice (Sorry, you are not allowed to edit this post.). Publish post 4021 by hand.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Zammad ne répond pas', en: 'Zammad does not answer' },
    given: { tick: [{}], search: { fails: 'Gateway timeout' }, broken: [{ ok: true }] },
    expects: { windows: { count: 5 }, compare: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Zammad ne répond pas : Gateway timeout. Les vagues de tickets ne se voient plus.',
            en: 'Zammad does not answer: Gateway timeout. Waves of tickets go unseen.',
          },
        },
      ],
    },
  },
]
