import type { Example, Given } from '../recipe.ts'

const statement = (text: string): Given => ({
  items: [{ json: {}, files: { file: { type: 'text/csv', name: 'carte.csv', text } } }],
})
const months = (label: string, amounts: readonly string[]): string =>
  amounts.map((amount, at) => `0${at + 1}/1${at % 3}/2026;${label};${amount}\n`).join('')
const HEAD = 'date;label;amount\n'
/** Monthly at a rising price, yearly, ended, and a supplier that merely comes often. */
const LINES = `${HEAD}05/09/2026;CB NOTALIS PRO 0912;-20,00
05/10/2026;CB NOTALIS PRO 1012;-20,00
05/11/2026;CB NOTALIS PRO 1112;-24,00
12/12/2024;PAIEMENT VOXTEL SAS;-180,00
12/12/2025;PAIEMENT VOXTEL SAS;-180,00
02/05/2026;CB ESSAIO;-9,90
02/06/2026;CB ESSAIO;-9,90
02/07/2026;CB ESSAIO;-9,90
03/11/2026;CB STATION QUAI;-61,20
09/11/2026;CB STATION QUAI;-58,00
20/11/2026;VIREMENT RECU;1 500,00
08/09/2026;PRLV SEPA LUMIO;-12,00
08/10/2026;PRLV SEPA LUMIO;-12,00
08/11/2026;PRLV SEPA LUMIO;-12,00
09/10/2026;PRLV SEPA EAUX DU NORD;-210,00
`
const register = [{ id: 1, name: 'NOTALIS PRO', amount: 20, every: 'month' }]
const told = (fr: string, en: string) => ({ tell: [{ text: { fr, en } }] })

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une hausse gardée, un annuel résilié', en: 'A rise kept, a yearly one cancelled' },
    given: {
      statement: statement(LINES),
      register,
      ask: [
        {
          data: {
            'NOTALIS PRO': { fr: 'Garder', en: 'Keep' },
            'VOXTEL SAS': { fr: 'Résilier', en: 'Cancel' },
          },
        },
      ],
      enter: [{ id: 1 }],
      act: [{ id: 't1' }],
    },
    expects: {
      compare: [
        {
          state: 'ask',
          yearly: { fr: '612\u00A0€', en: '€612' },
          lines: [
            {
              fr: 'NOTALIS PRO : 24\u00A0€ par mois, avant 20\u00A0€, prochain débit le 05/12/2026',
              en: 'NOTALIS PRO: €24 a month, was €20, next debit on 05/12/2026',
            },
            {
              fr: 'VOXTEL SAS : 180\u00A0€ par an, nouveau, prochain débit le 12/12/2026',
              en: 'VOXTEL SAS: €180 a year, new, next debit on 12/12/2026',
            },
            {
              fr: 'LUMIO : 12\u00A0€ par mois, nouveau, prochain débit le 08/12/2026',
              en: 'LUMIO: €12 a month, new, next debit on 08/12/2026',
            },
          ],
          asked: [
            { name: 'NOTALIS PRO', amount: 24, before: 20, every: 'month', yearly: 288 },
            { name: 'VOXTEL SAS', before: 0, every: 'year', next: '2026-12-12' },
            { name: 'LUMIO', yearly: 144 },
          ],
        },
      ],
      'kept.yes': { count: 1 },
      tell: 'not reached',
    },
    asks: {
      act: [
        {
          content: {
            fr: 'Résilier VOXTEL SAS (180\u00A0€ par an)',
            en: 'Cancel VOXTEL SAS (€180 a year)',
          },
          options: { dueDate: '2026-12-07' },
        },
      ],
      enter: [{ upsertCriteria: { properties: [{ fieldValue: 'NOTALIS PRO' }] } }],
    },
  },
  {
    name: { fr: 'Todoist et Grist refusent', en: 'Todoist and Grist refuse' },
    given: {
      statement: statement(LINES),
      register,
      ask: [
        {
          data: {
            'NOTALIS PRO': { fr: 'Garder', en: 'Keep' },
            'VOXTEL SAS': { fr: 'À qui est-ce ?', en: 'Whose is it?' },
          },
        },
      ],
      enter: { fails: 'Document is read-only' },
      act: { fails: 'Project not found' },
      tell: [{ accepted: true }],
    },
    expects: { answers: { count: 2 }, 'kept.other': { count: 1 } },
  },
  {
    name: { fr: 'Personne ne répond', en: 'Nobody answers' },
    given: {
      statement: statement(LINES),
      register,
      ask: [{}],
      tell: [{ accepted: true }],
    },
    expects: { 'kept.silent': [{ count: 3 }], act: 'not reached' },
    asks: told(
      'Sans réponse en sept jours : rien n’est noté, 3 à revoir au prochain relevé.',
      'No answer in seven days: nothing is noted, 3 to look into with the next statement.',
    ),
  },
  {
    name: { fr: 'Rien de nouveau', en: 'Nothing new' },
    given: {
      statement: statement(`${HEAD}${months('CB STATION QUAI', ['-60,00', '-12,00'])}`),
      register,
      tell: [{ accepted: true }],
    },
    expects: { recur: [{ found: [], debits: 2 }], 'state.none': { count: 1 }, ask: 'not reached' },
    asks: told('Rien de nouveau dans ce relevé.', 'Nothing new in this statement.'),
  },
  {
    name: { fr: 'Grist ne répond pas', en: 'Grist does not answer' },
    given: {
      statement: statement(LINES),
      register: { fails: 'The service is unavailable' },
      tell: [{ accepted: true }],
    },
    expects: { compare: [{ state: 'blind' }], ask: 'not reached' },
    asks: told(
      'Le registre Grist ne répond pas : rien n’a été comparé.',
      'The Grist register does not answer: nothing was compared.',
    ),
  },
  {
    name: { fr: 'Un CSV abîmé', en: 'A damaged CSV' },
    given: {
      statement: statement(`${HEAD}05/09/2026;CB NOTALIS PRO\n`),
      tell: [{ accepted: true }],
    },
    expects: { settings: { count: 1 }, recur: 'not reached' },
    asks: { tell: [{ toEmail: 'outils@votre-entreprise.example' }] },
  },
]
