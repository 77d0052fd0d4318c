import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const mail = (content: Bilingual<string>): Given => [
  {
    subject: 'Presse 5420',
    from: { emailAddress: { address: 'earl.morvan@fermes.example' } },
    body: { content: content },
  },
]
const CLIENT: Given = [{ id: '31', name: 'EARL du Morvan' }]
const BEARINGS = mail(
  both(
    '<p>Il me faut <b>quatre roulements</b> du pick-up, et le joint.</p>',
    '<p>I need <b>four bearings</b> for the pick-up, and the seal.</p>',
  ),
)
const answer = (
  lines: readonly (readonly [ref: string, qty: number, asked: string])[],
  ...unclear: readonly string[]
): string =>
  JSON.stringify({
    output: { lines: lines.map(([ref, qty, asked]) => ({ ref, qty, asked })), unclear },
  })
const bearings = (qty: number) =>
  both(
    answer([['RLT-5420', qty, 'quatre roulements']], 'Quel diamètre de joint ?'),
    answer([['RLT-5420', qty, 'four bearings']], 'Which seal diameter?'),
  )
const part = (ref: string, price: string, status = '1') => ({
  id: '880',
  ref,
  label: 'SKF 6205',
  price,
  tva_tx: '20.000',
  status,
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Quatre roulements, un joint à préciser', en: 'Four bearings, a seal unclear' },
    given: {
      mail: BEARINGS,
      client: CLIENT,
      search: [{ ref: 'RLT-5420', label: 'SKF 6205' }],
      medium: { says: ['{"tool": "search", "with": {"word": "5420"}}', bearings(4)] },
      known: [part('RLT-5420', '18.40000000')],
      proposal: [{ id: '412' }],
      draft: [{ id: 'd1' }],
    },
    expects: {
      check: [
        {
          state: 'small',
          total: 73.6,
          shown: both('4 × RLT-5420 SKF 6205 – 18,40 €', '4 × RLT-5420 SKF 6205 – 18.40 €'),
          body: '{"socid":"31","date":1795419000,"lines":[{"fk_product":"880","qty":4,"subprice":18.4,"tva_tx":"20.000"}]}',
        },
      ],
      ask: 'not reached',
      byHand: 'not reached',
    },
    asks: {
      client: [
        {
          queryParameters: {
            parameters: [{ name: 'limit' }, { value: "(t.email:=:'earl.morvan@fermes.example')" }],
          },
        },
      ],
      known: [{ queryParameters: { parameters: [{ value: "(t.ref:in:'RLT-5420')" }] } }],
      draft: [
        {
          bodyContent: both(
            'Bonjour,\n\nVoici notre prix hors taxes :\n4 × RLT-5420 SKF 6205 – 18,40 €\nTotal : 73,60 €\n\nÀ préciser : Quel diamètre de joint ?\n\nProposition Dolibarr 412, à joindre.',
            'Hello,\n\nOur price before tax:\n4 × RLT-5420 SKF 6205 – 18.40 €\nTotal: 73.60 €\n\nTo be made clear: Which seal diameter?\n\nDolibarr proposal 412, to be attached.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un gros devis accepté', en: 'A large quote agreed' },
    given: {
      mail: BEARINGS,
      client: CLIENT,
      medium: { says: [bearings(4)] },
      known: [part('RLT-5420', '612.5')],
      ask: [{ data: { approved: true } }],
      proposal: { fails: 'Forbidden - access denied' },
      byHand: [{ id: '5001' }],
    },
    expects: { check: [{ state: 'large', total: 2450 }], draft: 'not reached' },
    asks: {
      ask: [
        {
          subject: both(
            'Devis de 2450,00 € pour EARL du Morvan',
            'Quote of 2450.00 € for EARL du Morvan',
          ),
        },
      ],
      byHand: [
        {
          name: both(
            'earl.morvan@fermes.example : Presse 5420 (Forbidden - access denied)',
            'earl.morvan@fermes.example: Presse 5420 (Forbidden - access denied)',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un gros devis refusé', en: 'A large quote refused' },
    given: {
      mail: BEARINGS,
      client: CLIENT,
      medium: { says: [bearings(4)] },
      known: [part('RLT-5420', '612.5')],
      ask: [{ data: { approved: false } }],
      byHand: [{ id: '5002' }],
    },
    expects: { 'agreed.no': { count: 1 }, proposal: 'not reached' },
    asks: {
      byHand: [
        {
          name: both(
            'earl.morvan@fermes.example : Presse 5420 (non validé)',
            'earl.morvan@fermes.example: Presse 5420 (not approved)',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Référence inventée, mots inventés', en: 'Part and words made up' },
    given: {
      mail: BEARINGS,
      client: CLIENT,
      medium: {
        says: [
          both(
            answer([
              ['RLT-9999', 4, 'quatre roulements'],
              ['JNT-1', 40, 'quarante joints'],
            ]),
            answer([
              ['RLT-9999', 4, 'four bearings'],
              ['JNT-1', 40, 'forty seals'],
            ]),
          ),
        ],
      },
      known: [part('JNT-1', '3.2')],
      byHand: [{ id: '5003' }],
    },
    expects: {
      check: [
        {
          state: 'none',
          total: 0,
          open: [
            both(
              'quatre roulements (référence introuvable)',
              'four bearings (part number not found)',
            ),
            both('quarante joints', 'forty seals'),
          ],
        },
      ],
      proposal: 'not reached',
    },
    asks: {
      byHand: [
        {
          name: both(
            'earl.morvan@fermes.example : Presse 5420 (aucune ligne sûre)',
            'earl.morvan@fermes.example: Presse 5420 (no line that holds)',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Dolibarr muet à la relecture', en: 'Dolibarr silent at the second reading' },
    given: {
      mail: BEARINGS,
      client: CLIENT,
      medium: { says: [bearings(4)] },
      known: { fails: 'Request failed with status code 404' },
      byHand: [{ id: '5004' }],
    },
    expects: { check: [{ state: 'none', body: '{"socid":"31","date":1795419000,"lines":[]}' }] },
  },
  {
    name: { fr: 'Un client inconnu', en: 'An unknown client' },
    given: {
      mail: BEARINGS,
      client: { fails: 'Request failed with status code 404' },
      byHand: [{ id: '5005' }],
    },
    expects: { find: 'not reached' },
    asks: {
      byHand: [
        {
          name: both(
            'earl.morvan@fermes.example : Presse 5420 (Request failed with status code 404)',
            'earl.morvan@fermes.example: Presse 5420 (Request failed with status code 404)',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle est en panne', en: 'The model is down' },
    given: {
      mail: BEARINGS,
      client: CLIENT,
      medium: { fails: 'The service is overloaded' },
      byHand: [{ id: '5006' }],
    },
    expects: { 'find.error': { count: 1 }, known: 'not reached' },
  },
]
