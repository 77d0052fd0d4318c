import type { JsonObject } from '../../flow/flow.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const announce = (more: JsonObject = {}) => [
  {
    reference: 'rl-90 ',
    label: 'Roulement 90',
    stock: 120,
    until: '2026-12-11',
    replacement: 'RL-92',
    ...more,
  },
]
const buyer = (key: string, client: string, email: string | null, quantity: string) => ({
  client_key: key,
  client,
  email,
  quantity,
})
const reply = (quantity: number, item = 'RL-90') => [
  { client: 'k-1', item, quantity, name: 'Anne' },
]
const SERIES = [{ reference: 'RL-90', stock: 120, until: '2026-12-11' }]
const WHO = [{ client_key: 'k-1', client: 'Prual' }]
const BOOKED = [
  { mark: 'RL-90 k-1', reference: 'RL-90', client: 'Prual', quantity: 50, by: 'Anne' },
  { mark: 'RL-90 k-2', reference: 'RL-90', client: 'Oudin', quantity: 80, by: 'Marc' },
]
const sent = [{ accepted: ['ventes@votre-entreprise.example'] }]
const done = [{}]

export const examples: readonly Example[] = [
  {
    name: both('Trois clients, un déjà prévenu', 'Three clients, one told before'),
    given: {
      announce: announce(),
      keep: [{ id: 1 }],
      buyers: [
        buyer('k-1', 'Prual', 'achats@prual.example', '60.000'),
        buyer('k-2', 'Oudin', 'achats@oudin.example', '24'),
        buyer('k-3', 'Roy', null, '12'),
      ],
      told: [{ mark: 'RL-90 k-2' }],
      write: sent,
      mark: [{ id: 2 }],
      desk: sent,
    },
    expects: {
      'kind.letter': [
        {
          to: 'achats@prual.example',
          bought: 60,
          shown: '11/12/2026',
          replacement: both('En remplacement : RL-92.\n\n', 'In its place: RL-92.\n\n'),
          link: both(
            'https://n8n.votre-entreprise.example/form/derniere-commande?client=k-1&item=RL-90',
            'https://n8n.votre-entreprise.example/form/last-order?client=k-1&item=RL-90',
          ),
        },
      ],
      who: 'not reached',
    },
    asks: {
      buyers: [{ options: { queryReplacement: ['#RL-90'] } }],
      keep: [{ columns: { value: { reference: 'RL-90', stock: 120, until: '2026-12-11' } } }],
      mark: [{ columns: { value: { mark: 'RL-90 k-1' } } }],
      desk: [
        {
          text: both(
            'RL-90 : messages à envoyer 1, déjà prévenus 1\n\nSans adresse, à appeler :\n- Roy, douze mois : 12',
            'RL-90: messages to send 1, told before 1\n\nWithout an address, to be rung up:\n- Roy, twelve months: 12',
          ),
        },
      ],
    },
  },
  {
    name: both('Une adresse est refusée', 'An address is refused'),
    given: {
      announce: announce({ replacement: '' }),
      keep: [{ id: 1 }],
      buyers: [buyer('k-1', 'Prual', 'achats@prual.example', '60')],
      told: [{}],
      write: { fails: '550 No such user' },
      unsent: sent,
      desk: sent,
    },
    expects: {
      letters: [{ kind: 'series' }, { replacement: '' }, { kind: 'desk' }],
      mark: 'not reached',
    },
    asks: { unsent: [{ text: 'Prual, RL-90 – 550 No such user' }] },
  },
  {
    name: both('La base ne répond pas à l’annonce', 'The database is silent at the announcement'),
    given: {
      announce: announce(),
      buyers: [{ message: 'Table item_buyers does not exist' }],
      told: [{}],
      desk: sent,
    },
    expects: { letters: [{ kind: 'desk' }], write: 'not reached', keep: 'not reached' },
    asks: {
      desk: [
        {
          text: both(
            'Fin de série non annoncée, la base ne répond pas : Table item_buyers does not exist',
            'Discontinued line not announced, the database does not answer: Table item_buyers does not exist',
          ),
        },
      ],
    },
  },
  {
    name: both(
      'Une quantité notée, qui remplace la sienne',
      'A quantity noted in place of their own',
    ),
    given: {
      reply: reply(40, 'rl-90'),
      who: WHO,
      series: SERIES,
      booked: BOOKED,
      book: [{ id: 1 }],
      notify: sent,
      answer: done,
    },
    expects: { decide: [{ state: 'yes', mark: 'RL-90 k-1', left: 0 }], keep: 'not reached' },
    asks: {
      who: [{ options: { queryReplacement: ['#k-1', '#RL-90'] } }],
      book: [{ columns: { value: { mark: 'RL-90 k-1', quantity: 40, by: 'Anne' } } }],
      answer: [{ completionTitle: both('Noté : 40 × RL-90', 'Noted: 40 × RL-90') }],
    },
  },
  {
    name: both('Notée, mais le courriel ne part pas', 'Noted, but the email does not leave'),
    given: {
      reply: reply(10),
      who: WHO,
      series: SERIES,
      booked: [{}],
      book: [{ id: 1 }],
      notify: { fails: 'Connection closed' },
      unsure: done,
    },
    expects: { decide: [{ state: 'yes', left: 110 }], answer: 'not reached' },
    asks: {
      unsure: [{ completionTitle: both('Noté : 10 × RL-90', 'Noted: 10 × RL-90') }],
    },
  },
  {
    name: both('Il n’en reste plus assez', 'Not enough is left'),
    given: { reply: reply(41), who: WHO, series: SERIES, booked: BOOKED, answer: done },
    expects: { decide: [{ state: 'no' }], book: 'not reached' },
    asks: {
      answer: [
        {
          completionMessage: both(
            'Il en reste 40. Revenez à la page et changez la quantité.',
            'There are 40 left. Go back and change the quantity.',
          ),
        },
      ],
    },
  },
  {
    name: both('La base ne reconnaît personne', 'The database recognises nobody'),
    given: {
      reply: reply(4),
      who: { fails: 'ECONNREFUSED' },
      series: SERIES,
      booked: [{}],
      answer: done,
    },
    expects: { decide: [{ state: 'no' }] },
    asks: {
      answer: [{ completionTitle: both('Rien n’a pu être noté', 'Nothing could be noted') }],
    },
  },
]
