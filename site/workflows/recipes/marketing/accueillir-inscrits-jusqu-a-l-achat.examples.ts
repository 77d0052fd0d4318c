import type { Example } from '../recipe.ts'

const one = (id: number, email: string, step: number, confirmed: string, first: string | null) => ({
  id,
  email,
  first_name: first,
  step,
  confirmed_on: confirmed,
  leave_key: `k-${id}`,
})
const order = (id: number, email: string, day: string, status = 'processing') => ({
  id,
  status,
  date_created_gmt: day,
  billing: { email },
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux messages, un arrêt', en: 'Two messages, one stop' },
    given: {
      daily: [{}],
      waiting: [
        one(1, 'ana@client.example', 0, '2026-11-22', 'Ana'),
        one(2, 'ben@client.example', 1, '2026-11-19', 'Ben'),
        one(3, 'cid@client.example', 2, '2026-11-13', null),
      ],
      orders: [
        order(90, 'ANA@client.example', '2026-11-20T10:00:00'),
        order(91, 'Ben@client.example', '2026-11-18T23:30:00'),
        order(92, 'cid@client.example', '2026-11-20T10:00:00', 'cancelled'),
      ],
      send: [{ messageId: 's-1' }, { messageId: 's-2' }],
      step: [{ id: 1 }, { id: 3 }],
      stop: [{ id: 2 }],
    },
    expects: {
      choose: [
        { kind: 'write', id: 1, step: 0 },
        { kind: 'stop', id: 2 },
        {
          kind: 'write',
          id: 3,
          subject: { fr: 'Une question ? (Votre boutique)', en: 'A question? (Votre boutique)' },
        },
      ],
      blind: 'not reached',
    },
    asks: {
      waiting: [{ options: { queryReplacement: ['1,4,10', 30] } }],
      send: [
        {
          text: {
            fr: 'Bonjour Ana,\n\nVous êtes inscrit. Nous écrivons une lettre par mois, et rien d’autre après ces trois messages.\n\nNe plus rien recevoir : https://n8n.votre-boutique.example/form/partir?k=k-1',
            en: 'Hello Ana,\n\nYou are signed up. We write one letter a month, and nothing else after these three messages.\n\nTo receive nothing more: https://n8n.votre-boutique.example/form/partir?k=k-1',
          },
        },
        {},
      ],
      step: [{ options: { queryReplacement: ['1,3'] } }],
      stop: [{ options: { queryReplacement: ['2'] } }],
    },
  },
  {
    name: { fr: 'Une adresse refusée', en: 'An address refused' },
    given: {
      daily: [{}],
      waiting: [one(4, 'dom@cliemt.example', 0, '2026-11-22', 'Dom')],
      orders: [],
      send: { fails: 'Domain not found' },
      refused: [{ messageId: 'r-1' }],
    },
    expects: { choose: [{ kind: 'write', id: 4 }], step: 'not reached' },
    asks: {
      refused: [
        {
          subject: {
            fr: 'Accueil non parti : dom@cliemt.example',
            en: 'Welcome not gone: dom@cliemt.example',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Parti, mais l’étape n’est pas écrite', en: 'Gone, but the step is not written' },
    given: {
      daily: [{}],
      waiting: [
        one(5, 'eva@client.example', 1, '2026-11-19', 'Eva'),
        one(6, 'flo@client.example', 1, '2026-11-19', 'Flo'),
      ],
      orders: [order(93, 'flo@client.example', '2026-11-21T10:00:00')],
      send: [{ messageId: 's-5' }],
      step: { fails: 'timeout expired' },
      stop: { fails: 'timeout expired' },
      unmarked: { runs: [[{ messageId: 'u-1' }], [{ messageId: 'u-2' }]] },
    },
    expects: { 'kind.stop': { count: 1 }, refused: 'not reached' },
    asks: {
      unmarked: [
        {
          text: {
            fr: 'Message parti : 5. À arrêter : –. Vérifiez step, last_sent, stopped_on. timeout expired',
            en: 'Message gone: 5. To be stopped: –. Look at step, last_sent, stopped_on. timeout expired',
          },
        },
        {
          text: {
            fr: 'Message parti : 5. À arrêter : 6. Vérifiez step, last_sent, stopped_on. timeout expired',
            en: 'Message gone: 5. To be stopped: 6. Look at step, last_sent, stopped_on. timeout expired',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La boutique est muette', en: 'The shop is silent' },
    given: {
      daily: [{}],
      waiting: [one(7, 'gil@client.example', 0, '2026-11-22', 'Gil')],
      orders: { fails: 'Bad gateway' },
      blind: [{ messageId: 'b-1' }],
    },
    expects: { choose: [{ kind: 'blind', why: 'Bad gateway' }], send: 'not reached' },
    asks: {
      blind: [
        {
          subject: {
            fr: 'Accueil : aucun message ce matin',
            en: 'Welcome: no message this morning',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Ana s’en va', en: 'Ana leaves' },
    given: {
      leaving: [{ k: 'k-1 ', wish: { fr: 'Ne plus rien recevoir', en: 'Receive nothing more' } }],
      leave: [{ id: 1 }],
      bye: [{}],
    },
    expects: { 'known.yes': { count: 1 }, lost: 'not reached' },
    asks: { leave: [{ options: { queryReplacement: ['k-1'] } }] },
  },
  {
    name: { fr: 'Un lien coupé', en: 'A link cut short' },
    given: {
      leaving: [{ k: 'k- ', wish: { fr: 'Ne plus rien recevoir', en: 'Receive nothing more' } }],
      leave: [],
      lost: [{}],
    },
    expects: { 'known.no': { count: 1 }, bye: 'not reached' },
    asks: { leave: [{ options: { queryReplacement: ['k-'] } }] },
  },
]
