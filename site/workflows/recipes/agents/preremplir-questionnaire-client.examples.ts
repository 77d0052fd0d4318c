import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const SHEET = 'https://docs.google.com/spreadsheets/d/questionnaire/edit'
const asked: Given = [{ sheet: SHEET, email: 'qualite@tolerie-gaudin.example' }]
const row = (row_number: number, question: string | Bilingual<string>, answer = '') => ({
  row_number,
  question,
  answer,
})
const SSO = both('Le SSO est-il obligatoire ?', 'Is SSO mandatory?')
const WASTE = both(
  'Part des déchets triés, et fréquence du relevé ?',
  'Share of waste sorted, and how often measured?',
)
const WAGES = both('Écart de salaire moyen ?', 'Average pay gap?')
const AUDIT = both('Dernier test d’intrusion ?', 'Last penetration test?')
const LOGIN = both(
  'Connexion unique imposée à tous les comptes.',
  'Single sign-on enforced for all accounts.',
)
const BANK: Given = [
  {
    id: 'rec1',
    question: 'Authentification',
    answer: LOGIN,
    proof: 'PSSI 3.2',
    valid_until: '2027-06-30',
  },
  { id: 'rec2', question: 'Déchets', answer: '84 %', proof: 'BSD 2025', valid_until: '2027-01-31' },
  { id: 'rec3', question: 'Intrusion', answer: '2024', valid_until: '2025-12-31' },
]
const picks = (id: string, fit: string, team: string): string =>
  JSON.stringify({ output: { id, fit, team } })
const mailed = (text: Bilingual<string>) => [
  { toRecipients: 'qualite@tolerie-gaudin.example', bodyContent: text },
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Quatre questions, quatre statuts',
      en: 'Four questions, four statuses',
    },
    given: {
      form: asked,
      rows: [
        row(2, SSO),
        row(3, 'Certifié ISO 9001 ?', 'Oui, depuis 2021'),
        row(4, WASTE),
        row(5, '  '),
        row(6, AUDIT),
        row(7, WAGES),
      ],
      bank: BANK,
      lookup: [{ id: 'rec1', answer: LOGIN }],
      haiku: {
        says: [
          '{"tool": "lookup", "with": {"word": "SSO"}}',
          '{"tool": "lookup", "with": {"word": "authentification"}}',
          both(picks('rec1', 'whole', 'informatique'), picks('rec1', 'whole', 'IT')),
          both(picks('rec2', 'partly', 'qualité'), picks('rec2', 'partly', 'quality')),
          both(picks('rec3', 'whole', 'informatique'), picks('rec3', 'whole', 'IT')),
          both(picks('recX', 'whole', 'RH'), picks('recX', 'whole', 'HR')),
        ],
      },
      write: [{ row_number: 2 }, { row_number: 4 }, { row_number: 6 }, { row_number: 7 }],
      tell: [{ id: 'm' }],
    },
    expects: {
      todo: [{ row: 2, left: 0 }, { row: 4 }, { row: 6 }, { row: 7 }],
      check: [
        { row: 2, state: 'whole', answer: LOGIN, proof: 'PSSI 3.2' },
        { row: 4, state: 'partly', answer: '84 %' },
        { row: 6, state: 'stale', answer: '2024', proof: '' },
        { row: 7, state: 'open', answer: '', team: both('RH', 'HR') },
      ],
      lost: 'not reached',
    },
    asks: {
      write: [
        {
          columns: {
            value: { row_number: 2, answer: LOGIN, status: both('à relire', 'to be read') },
          },
        },
        {
          columns: {
            value: {
              row_number: 4,
              status: both(
                'à compléter : la réponse ne couvre pas tout',
                'to be completed: the answer does not cover it all',
              ),
            },
          },
        },
        {
          columns: {
            value: {
              status: both('à confirmer : réponse échue', 'to be confirmed: answer out of date'),
            },
          },
        },
        { columns: { value: { status: both('à rédiger : RH', 'to be written: HR') } } },
      ],
      tell: mailed(
        both(
          `À relire : 1\nÀ compléter : 1\nÀ confirmer, réponse échue : 1\nNon traitées : 0\n\nÀ rédiger, RH\n7. Écart de salaire moyen ?\n\n${SHEET}`,
          `To be read: 1\nTo be completed: 1\nTo be confirmed, out of date: 1\nNot handled: 0\n\nTo be written, HR\n7. Average pay gap?\n\n${SHEET}`,
        ),
      ),
    },
  },
  {
    name: {
      fr: 'Modèle en panne, feuille occupée, cent vingt et une questions',
      en: 'Model down, sheet busy, a hundred and twenty-one questions',
    },
    given: {
      form: asked,
      rows: Array.from({ length: 121 }, (_, at) => row(at + 2, WAGES)),
      bank: BANK,
      haiku: { fails: 'The service is overloaded' },
      write: { fails: 'Quota exceeded' },
      tell: [{ id: 'm' }],
    },
    expects: { todo: { count: 120 }, check: { count: 120 } },
    asks: {
      tell: mailed(
        both(
          `À relire : 0\nÀ compléter : 0\nÀ confirmer, réponse échue : 0\nNon traitées : 120\nAu-delà de la limite, à relancer : 1\nLignes que la feuille a refusées : ${Array.from({ length: 120 }, (_, at) => at + 2).join(', ')}\n\n${SHEET}`,
          `To be read: 0\nTo be completed: 0\nTo be confirmed, out of date: 0\nNot handled: 120\nBeyond the limit, run again: 1\nRows that the sheet refused: ${Array.from({ length: 120 }, (_, at) => at + 2).join(', ')}\n\n${SHEET}`,
        ),
      ),
    },
  },
  {
    name: { fr: 'Tout est déjà rempli', en: 'All of it is filled in' },
    given: { form: asked, rows: [row(2, SSO, 'Oui')], bank: BANK, lost: [{ id: 'm' }] },
    expects: { todo: [{ none: true }], loop: 'not reached' },
    asks: {
      lost: mailed(
        both(
          'Aucune question sans réponse. Les colonnes s’appellent-elles question et answer ?',
          'No question without an answer. Are the columns called question and answer?',
        ),
      ),
    },
  },
  ...(['rows', 'bank'] as const).map((node): Example => ({
    name: both(
      node === 'rows' ? 'La feuille n’est pas partagée' : 'Airtable ne répond pas',
      node === 'rows' ? 'The sheet is not shared' : 'Airtable does not answer',
    ),
    given: {
      form: asked,
      rows: [row(2, SSO)],
      bank: BANK,
      [node]: { fails: 'Forbidden' },
      lost: [{ id: 'm' }],
    },
    expects: { todo: [{ none: true }], loop: 'not reached' },
    asks: { lost: mailed(both('Lecture impossible : Forbidden', 'Cannot be read: Forbidden')) },
  })),
]
