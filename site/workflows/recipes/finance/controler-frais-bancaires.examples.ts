import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const statement = (text: string): Given => ({
  items: [
    {
      json: { account: 'FR76 … 4417' },
      files: { file: { type: 'text/csv', name: 'octobre.csv', text } },
    },
  ],
})
const RATES = [
  { id: 'r1', match: 'VIREMENT', unit: 'each', price: 0.2, free: 2 },
  { id: 'r2', match: 'virement instantané', unit: 'each', price: 1 },
  { id: 'r3', match: 'cotisation compte', unit: 'month', price: 18 },
  { id: 'r4', match: 'rejet prelevement', unit: 'each', price: 12 },
  { id: 'r5', match: 'interets debiteurs', unit: 'look' },
  { id: 'r6', match: 'commission de mouvement', unit: 'each' },
]
const OCTOBER = `Date;Libellé;Montant
03/10/2026;Frais virement SEPA;-0,20
02/10/2026;Frais virement SEPA;0,00
05/10/2026;FRAIS VIREMENT SEPA;-0,20
07/10/2026;Frais virement SEPA;-0,20
08/10/2026;Frais virement instantané;-1,00
09/10/2026;Cotisation compte courant;-21,50
20/10/2026;Cotisation compte courant;-18,00
12/10/2026;Frais rejet prélèvement;-20,00
12/10/2026;Frais rejet prélèvement;-20,00
31/10/2026;Intérêts débiteurs T3;-64,10
31/10/2026;Commission de tenue;-9,00
31/10/2026;Commission de mouvement;-7,35
14/10/2026;Virement émis Bois Delmas;-1 200,00
14/10/2026;Virement frais de mission M. Roy;-450,00
15/10/2026;Loyer bureaux;-1 450,00
16/10/2026;Client Roche;2 300,00
`
const TWIN = '4417|2026-10-12|frais rejet prelevement|20'

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Gratuités, doublon, impayés trop chers',
      en: 'Free units, a double, unpaid items too dear',
    },
    given: {
      statement: statement(OCTOBER),
      rates: RATES,
      claims: [],
      draft: [{ id: 'd1' }],
      note: [{ id: 'c' }],
      claimed: [{}],
    },
    expects: {
      judge: [
        {
          state: 'claim',
          total: 37.9,
          shown: both('37,90\u00A0€', '€37.90'),
          rows: [
            { day: '2026-10-03', over: 0.2 },
            { day: '2026-10-05', over: 0.2 },
            { day: '2026-10-09', over: 3.5, due: 18 },
            { key: `${TWIN}|1`, over: 8 },
            { key: `${TWIN}|2`, over: 8 },
            { day: '2026-10-20', over: 18, due: 0 },
          ],
        },
      ],
      noted: { count: 1 },
      nothing: 'not reached',
    },
    asks: {
      draft: [
        {
          subject: both(
            'Compte 4417 : 37,90\u00A0€ de frais au-delà de la convention',
            'Account 4417: €37.90 charged beyond the agreement',
          ),
        },
      ],
      note: [
        { columns: { value: { account: '4417', over: 0.2 } } },
        { columns: { value: { over: 0.2 } } },
        { columns: { value: { over: 3.5 } } },
        { columns: { value: { key: `${TWIN}|1` } } },
        { columns: { value: { key: `${TWIN}|2` } } },
        { columns: { value: { over: 18 } } },
      ],
    },
  },
  {
    name: { fr: 'Le même impayé, déjà réclamé', en: 'The same unpaid item, claimed before' },
    given: {
      statement: statement(
        'Date opération;Libellé;Débit;Crédit\n12/10/2026;Frais rejet prélèvement;20,00;\n13/10/2026;Commission de tenue;9,00;\n',
      ),
      rates: RATES,
      claims: [{ id: 'c1', key: `${TWIN}|1` }],
      nothing: [{}],
    },
    expects: {
      judge: [
        {
          state: 'right',
          text: both(
            'Aucun nouvel écart avec la convention.\nÀ regarder, hors réclamation :\n- 13/10/2026, Commission de tenue : 9\u00A0€ (absent de la convention)',
            'No new difference from the agreement.\nTo look at, not claimed:\n- 13/10/2026, Commission de tenue: €9 (not in the agreement)',
          ),
        },
      ],
      draft: 'not reached',
    },
    asks: {
      nothing: [
        {
          completionMessage: both(
            'Aucun nouvel écart avec la convention.<br>À regarder, hors réclamation :<br>- 13/10/2026, Commission de tenue : 9\u00A0€ (absent de la convention)',
            'No new difference from the agreement.<br>To look at, not claimed:<br>- 13/10/2026, Commission de tenue: €9 (not in the agreement)',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Gmail refuse le brouillon', en: 'Gmail refuses the draft' },
    given: {
      statement: statement('Date;Libellé;Montant\n12/10/2026;Frais rejet prélèvement;-20,00\n'),
      rates: RATES,
      claims: [],
      draft: { fails: '403 Forbidden' },
      refused: [{}],
    },
    expects: { judge: [{ total: 8 }], note: 'not reached' },
    asks: { refused: [{ completionTitle: both('Brouillon non créé', 'Draft not created') }] },
  },
  {
    name: { fr: 'Une convention vide', en: 'An empty agreement' },
    given: {
      statement: statement('Date;Libellé;Montant\n12/10/2026;Frais;-20,00\n'),
      rates: [],
      claims: [],
      nothing: [{}],
    },
    expects: {
      judge: [
        {
          state: 'silent',
          text: both('Convention illisible ou vide : 0', 'Agreement not readable, or empty: 0'),
        },
      ],
    },
  },
  {
    name: { fr: 'Les réclamations passées ne se lisent pas', en: 'Past claims cannot be read' },
    given: {
      statement: statement(OCTOBER),
      rates: RATES,
      claims: { fails: '429 Too many requests' },
      nothing: [{}],
    },
    expects: { judge: [{ state: 'silent', rows: [] }], draft: 'not reached' },
  },
  {
    name: { fr: 'Une lettre prête, mais rien de noté', en: 'A letter ready, and nothing noted' },
    given: {
      statement: statement('Date;Libellé;Montant\n12/10/2026;Frais rejet prélèvement;-20,00\n'),
      rates: RATES,
      claims: [],
      draft: [{ id: 'd2' }],
      note: { fails: '422' },
      claimed: [{}],
    },
    expects: {
      noted: { count: 1 },
      judge: [
        {
          letter: both(
            '- 12/10/2026, Frais rejet prélèvement : 20\u00A0€, convenu 12\u00A0€ (plus que convenu)',
            '- 12/10/2026, Frais rejet prélèvement: €20, agreed €12 (more than agreed)',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un relevé sans les colonnes attendues', en: 'A statement without the columns' },
    given: {
      statement: statement('Jour;Texte\n2026-10-12;Frais\n'),
      rates: RATES,
      claims: [],
      nothing: [{}],
    },
    expects: { judge: [{ state: 'unread', total: 0 }], draft: 'not reached' },
  },
]
