import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const request: readonly JsonObject[] = [
  {
    email: 'karl@votre-entreprise.example',
    prospect: 'Fromagerie Vidal',
    trade: 'Laiterie',
    people: 40,
    product: 'Pilotage',
  },
]
const client = (
  id: string,
  name: string,
  rest: {
    readonly trade: string
    readonly product: string
    readonly people: number
    readonly last?: string
    readonly dispute?: boolean
  },
): JsonObject => ({
  id,
  name,
  property_owner: 'maud@votre-entreprise.example',
  property_trade: rest.trade,
  property_product: rest.product,
  property_people: rest.people,
  property_dispute: rest.dispute ?? false,
  property_last_call: rest.last ? { start: rest.last, end: null, time_zone: null } : null,
})
const clients = [
  client('p1', 'Laiterie Blin', {
    trade: 'laiterie',
    product: 'pilotage',
    people: 50,
    last: '2026-10-02',
  }),
  client('p2', 'Laiterie du Val', {
    trade: 'Laiterie',
    product: 'Traçabilité',
    people: 35,
    last: '2026-02-11',
  }),
  client('p3', 'Brasserie Roy', { trade: 'Brasserie', product: 'Pilotage', people: 30 }),
  client('p4', 'Laiterie Faure', {
    trade: 'Laiterie',
    product: 'Pilotage',
    people: 45,
    dispute: true,
  }),
  client('p5', 'Imprimerie Sorel', { trade: 'Imprimerie', product: 'Stock', people: 42 }),
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Choisi, accepté, noté', en: 'Picked, agreed, noted' },
    given: {
      request,
      clients,
      choose: [{ choice: 'Laiterie du Val' }],
      owner: [{ data: { approved: true } }],
      told: [{ success: true }],
      note: [{ id: 'p2' }],
    },
    expects: {
      rank: [
        {
          choices: [
            { page: 'p2', score: 5 },
            { page: 'p3', score: 3, last: '' },
          ],
        },
      ],
      picked: [{ client: { page: 'p2', owner: 'maud@votre-entreprise.example' } }],
      refused: 'not reached',
      byHand: 'not reached',
    },
    asks: {
      owner: [
        {
          subject: {
            fr: 'Un prospect peut-il appeler Laiterie du Val ?',
            en: 'May a prospect call Laiterie du Val?',
          },
        },
      ],
      told: [{ toRecipients: 'karl@votre-entreprise.example, maud@votre-entreprise.example' }],
      note: [{ pageId: { value: 'p2' } }],
    },
  },
  {
    name: { fr: 'Accord donné, date refusée', en: 'Agreed, date refused' },
    given: {
      request,
      clients,
      choose: [{ choice: 'Brasserie Roy' }],
      owner: [{ data: { approved: true } }],
      told: [{ success: true }],
      note: { fails: 'Could not find property with name or id: Last call' },
      byHand: [{ success: true }],
    },
    expects: { picked: [{ client: { page: 'p3', score: 3 } }], refused: 'not reached' },
    asks: {
      byHand: [
        {
          subject: {
            fr: 'À noter dans Notion : appel de Brasserie Roy',
            en: 'To note in Notion: call to Brasserie Roy',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Trois jours de silence', en: 'Three days of silence' },
    given: {
      request,
      clients,
      choose: [{ choice: 'Laiterie du Val' }],
      owner: [{ client: {} }],
      refused: [{ success: true }],
    },
    expects: { 'agreed.no': { count: 1 }, told: 'not reached', note: 'not reached' },
    asks: {
      refused: [
        {
          subject: {
            fr: 'Pas de référence chez Laiterie du Val',
            en: 'No reference from Laiterie du Val',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Tous récents ou en litige', en: 'All recent or in dispute' },
    given: {
      request,
      clients: [clients[0]!, clients[3]!, clients[4]!],
      nobody: [{}],
    },
    expects: { rank: [{ choices: [] }], choose: 'not reached' },
    asks: {
      nobody: [
        {
          completionTitle: { fr: 'Aucun client pour Laiterie', en: 'No client for Laiterie' },
        },
      ],
    },
  },
  {
    name: { fr: 'Notion ne répond pas', en: 'Notion does not answer' },
    given: { request, clients: { fails: 'service_unavailable' }, broken: [{}] },
    expects: { settings: [{ months: 4 }], rank: 'not reached' },
    asks: {
      broken: [
        {
          completionMessage: {
            fr: 'Écrivez à adv@votre-entreprise.example, qui a la liste.',
            en: 'Write to adv@votre-entreprise.example, who has the list.',
          },
        },
      ],
    },
  },
]
