import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const SMS = '5 tom, persil 2 et pdt comme d’hab'
const product = (ref: string, name: string, unit: string, most: number) => ({
  id: `rec${ref}`,
  fields: { ref, name, unit, most, active: true },
})
const PRODUCTS: Given = [
  product('TOM1', 'tomate ronde', 'caisse', 12),
  product('PER', 'persil plat', 'botte', 20),
  product('PDT4', 'pomme de terre Agata', 'sac', 6),
]
const CLIENTS: Given = [{ id: 'recCLI', fields: { name: 'Le Bon Port', phone: '+33700000050' } }]
type Line = readonly [ref: string, quantity: number, said: string]
const said = (kind: 'order' | 'ask' | 'other', lines: readonly Line[], ask = '') =>
  JSON.stringify({
    output: {
      kind,
      lines: lines.map(([ref, quantity, quote]) => ({ ref, quantity, said: quote })),
      ask,
    },
  })
const ORDER: readonly Line[] = [
  ['TOM1', 5, '5 tom'],
  ['PER', 2, 'persil 2'],
  ['PDT4', 1.5, 'pdt comme d’hab'],
]
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  sms: [{ body: { From: '+33700000050', Body: ` ${SMS} `, MessageSid: 'SM01' } }],
  client: CLIENTS,
  seen: [],
  luna: { says: [said('order', ORDER)] },
  products: PRODUCTS,
  save: [{ id: 'recNEW' }],
  amend: [{ id: 'recQ' }],
  reply: [{ sid: 'SM90' }],
  foreman: [{ sid: 'SM91' }],
  ...more,
})
const handed = (
  name: Bilingual<string>,
  more: Readonly<Record<string, Given>>,
  why: Bilingual<string>,
): Example => ({
  name,
  given: going(more),
  expects: { reply: 'not reached' },
  asks: {
    foreman: [
      {
        to: '+33700000042',
        message: both(
          `À rappeler, +33700000050 (${why.fr}) : ${SMS}`,
          `Ring back +33700000050 (${why.en}): ${SMS}`,
        ),
      },
    ],
  },
})

export const examples: readonly Example[] = [
  {
    name: both('Trois articles, dont un « comme d’hab »', 'Three articles, one “as usual”'),
    given: going({
      past: [{ id: 'recO', fields: { lines: '1,5 sac pomme de terre Agata' } }],
      tariff: [{ id: 'recTOM1', fields: { ref: 'TOM1', name: 'tomate ronde', unit: 'caisse' } }],
      luna: {
        says: [
          '{"tool": "past", "with": {"word": "pomme"}}',
          '{"tool": "tariff", "with": {"word": "tomate"}}',
          said('order', ORDER),
        ],
      },
    }),
    expects: {
      settings: [{ text: SMS, until: 4 }],
      check: [
        {
          state: 'to prepare',
          day: '2026-11-24',
          lines: both(
            '5 caisse tomate ronde\n2 botte persil plat\n1,5 sac pomme de terre Agata',
            '5 caisse tomate ronde\n2 botte persil plat\n1.5 sac pomme de terre Agata',
          ),
        },
      ],
      foreman: 'not reached',
    },
    asks: {
      client: [{ filterByFormula: "{phone} = '+33700000050'" }],
      save: [{ columns: { value: { sid: 'SM01', client_id: 'recCLI', state: 'to prepare' } } }],
      reply: [
        {
          to: '+33700000050',
          message: both(
            'Noté pour mardi 24/11 : 5 caisse tomate ronde, 2 botte persil plat, 1,5 sac pomme de terre Agata. Une erreur ? Répondez « NON ».',
            'Noted for Tuesday 24/11: 5 caisse tomate ronde, 2 botte persil plat, 1.5 sac pomme de terre Agata. Something wrong? Answer “NO”.',
          ),
        },
      ],
    },
  },
  {
    name: both('Une variété manque', 'A variety is missing'),
    given: going({
      luna: {
        says: [
          both(
            said('ask', [], 'Quelle  tomate, ronde ou cœur ?'),
            said('ask', [], 'Which  tomato, round or beef?'),
          ),
        ],
      },
      reply: { fails: 'queue full' },
    }),
    expects: { check: [{ state: 'to clarify', lines: '', day: '2026-11-24' }] },
    asks: {
      reply: [{ message: both('Quelle tomate, ronde ou cœur ?', 'Which tomato, round or beef?') }],
    },
  },
  {
    name: both('La réponse à la question', 'The answer to the question'),
    given: going({
      sms: [{ body: { From: '+33700000050', Body: 'ronde', MessageSid: 'SM02' } }],
      seen: [{ id: 'recQ', fields: { sid: 'SM01', state: 'to clarify', text: '5 tom' } }],
      luna: { says: [said('order', [['TOM1', 5, '5 tom']])] },
    }),
    expects: {
      check: [{ state: 'to prepare', row: 'recQ', sids: 'SM01 SM02' }],
      save: 'not reached',
    },
    asks: {
      amend: [
        {
          columns: {
            value: { id: 'recQ', sid: 'SM01 SM02', text: '5 tom\nronde', state: 'to prepare' },
          },
        },
      ],
    },
  },
  {
    name: both('La ligne ne se complète pas', 'The row cannot be completed'),
    given: going({
      seen: [{ id: 'recQ', fields: { sid: 'SM00', state: 'to clarify', text: 'tom' } }],
      amend: { fails: 'Unprocessable' },
    }),
    expects: { check: [{ row: 'recQ', sids: 'SM00 SM01' }], reply: 'not reached' },
  },
  {
    name: both('Le même SMS livré deux fois', 'The same text delivered twice'),
    given: going({ seen: [{ id: 'recO', fields: { sid: 'SM01' } }] }),
    expects: { settings: [{ sid: 'SM01', until: 4 }], known: 'not reached', save: 'not reached' },
  },
  handed(
    both('Quarante caisses', 'Forty boxes'),
    { luna: { says: [said('order', [['TOM1', 40, '5 tom']])] } },
    both(
      'quantité à confirmer : 40 caisse tomate ronde',
      'quantity to be confirmed: 40 caisse tomate ronde',
    ),
  ),
  handed(
    both('Aucune quantité fixée au tarif', 'No quantity set in the list'),
    {
      products: [{ id: 'recTOM1', fields: { ref: 'TOM1', name: 'tomate ronde', unit: 'caisse' } }],
      luna: { says: [said('order', [['TOM1', 5, '5 tom']])] },
    },
    both(
      'quantité à confirmer : 5 caisse tomate ronde',
      'quantity to be confirmed: 5 caisse tomate ronde',
    ),
  ),
  handed(
    both('Un article que personne n’a demandé', 'An article nobody asked for'),
    { luna: { says: [said('order', [['PER', 2, 'basilic']])] } },
    both(
      'article que le SMS ne demande pas : persil plat',
      'article that the message does not ask for: persil plat',
    ),
  ),
  handed(
    both('Numéro inconnu', 'Unknown number'),
    { client: [] },
    both('numéro inconnu', 'unknown number'),
  ),
  handed(
    both('Le modèle est en panne', 'The model is down'),
    { luna: { fails: 'overloaded' } },
    both('panne : rien d’inscrit', 'fault: nothing noted'),
  ),
  handed(
    both('Airtable refuse la ligne', 'Airtable refuses the row'),
    { save: { fails: 'Unprocessable' } },
    both('panne : rien d’inscrit', 'fault: nothing noted'),
  ),
  handed(
    both('Le tarif ne se lit pas', 'The price list cannot be read'),
    { products: { fails: 'Bad gateway' } },
    both('tarif illisible', 'price list cannot be read'),
  ),
]
