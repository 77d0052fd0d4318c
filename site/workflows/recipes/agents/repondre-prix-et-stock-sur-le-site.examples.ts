import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const asked = (message: Bilingual<string>, email = ''): Given => [
  { body: { session: 's-7', message, email } },
]
const COFFEE = asked(
  both('Un filtre pour la cafetière 8 tasses ?', 'A filter for the eight-cup maker?'),
)
const FILTER = {
  sku: 'FLT-8',
  name: 'Filtre inox 8',
  permalink: 'https://cafes-nolin.example/p/filtre-8',
  is_in_stock: true,
  prices: { price: '1290', currency_minor_unit: 2 },
}
const said = (kind: 'answer' | 'person', text: string, ...skus: readonly string[]): string =>
  JSON.stringify({ output: { kind, text, skus } })
const GOOD = both(
  said('answer', 'Ce filtre convient à la cafetière huit tasses.', 'FLT-8'),
  said('answer', 'This filter fits the eight-cup maker.', 'FLT-8'),
)
export const examples: readonly Example[] = [
  {
    name: { fr: 'Un filtre, au prix du jour', en: 'A filter, at today’s price' },
    given: {
      asked: COFFEE,
      search: [{ sku: 'FLT-8', name: 'Filtre inox 8' }],
      haiku: {
        says: [
          both(
            '{"tool": "search", "with": {"word": "filtre"}}',
            '{"tool": "search", "with": {"word": "filter"}}',
          ),
          GOOD,
        ],
      },
      live: [FILTER],
    },
    expects: {
      check: [
        {
          sound: true,
          reply: both(
            'Ce filtre convient à la cafetière huit tasses.\nFiltre inox 8 – 12,90 € – en stock – https://cafes-nolin.example/p/filtre-8',
            'This filter fits the eight-cup maker.\nFiltre inox 8 – 12.90 € – in stock – https://cafes-nolin.example/p/filtre-8',
          ),
        },
      ],
      ticket: 'not reached',
    },
  },
  {
    name: { fr: 'Le modèle annonce un prix', en: 'The model names a price' },
    given: {
      asked: COFFEE,
      haiku: {
        says: [
          both(said('answer', 'Il est à 9 €.', 'FLT-8'), said('answer', 'It costs 9 €.', 'FLT-8')),
        ],
      },
      live: [FILTER],
    },
    expects: { check: [{ sound: false }], 'reachable.no': { count: 1 } },
  },
  {
    name: {
      fr: 'Une référence absente, une adresse donnée',
      en: 'A missing article, an address given',
    },
    given: {
      asked: asked(both('Avez-vous le joint ?', 'Do you have the seal?'), 'rita@client.example'),
      haiku: {
        says: [
          both(
            said('answer', 'Oui, le joint.', 'JNT-0'),
            said('answer', 'Yes, the seal.', 'JNT-0'),
          ),
        ],
      },
      live: [],
      ticket: [{ id: 71 }],
    },
    expects: { check: [{ sound: false }], 'reachable.yes': { count: 1 }, later: 'not reached' },
    asks: {
      live: [{ queryParameters: { parameters: [{ value: 'JNT-0' }] } }],
      ticket: [
        {
          requesterIdentificationValue: 'rita@client.example',
          options: { description: both('Avez-vous le joint ?', 'Do you have the seal?') },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Le client veut une personne, Freshdesk est en panne',
      en: 'A person is wanted, Freshdesk is down',
    },
    given: {
      asked: asked(
        both(
          'Je veux parler à quelqu’un, rita@client.example',
          'I want to talk to somebody, rita@client.example',
        ),
      ),
      haiku: { says: [both(said('person', 'Bien sûr.'), said('person', 'Of course.'))] },
      live: [],
      ticket: { fails: 'Service unavailable' },
    },
    expects: {
      check: [{ sound: false }],
      later: [
        {
          reply: both(
            'Je n’arrive pas à transmettre. Appelez le 04 00 00 00 18, du lundi au samedi.',
            'I cannot pass this on. Please call 04 00 00 00 18, Monday to Saturday.',
          ),
        },
      ],
    },
    asks: {
      live: [{ queryParameters: { parameters: [{ value: 'none' }] } }],
      ticket: [{ requesterIdentificationValue: 'rita@client.example' }],
    },
  },
  {
    name: { fr: 'La boutique ne répond pas', en: 'The shop does not answer' },
    given: {
      asked: COFFEE,
      haiku: { says: [GOOD] },
      live: { fails: 'Request failed with status code 503' },
    },
    expects: {
      check: [{ sound: false }],
      later: [
        {
          reply: both(
            'Je préfère qu’une personne vous réponde. Renvoyez votre question avec votre adresse.',
            'I would rather have a person answer. Please send your question again with your address.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle est en panne', en: 'The model is down' },
    given: {
      asked: asked(both('Avez-vous le joint ?', 'Do you have the seal?'), 'rita@client.example'),
      haiku: { fails: 'The service is overloaded' },
      ticket: [{ id: 72 }],
    },
    expects: { check: 'not reached', 'reachable.yes': { count: 1 } },
    asks: { ticket: [{ requesterIdentificationValue: 'rita@client.example' }] },
  },
]
