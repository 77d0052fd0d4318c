import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const COLUMNS =
  'JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib PieceRef PieceDate EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise'

interface Line {
  readonly journal?: string
  readonly entry: string
  readonly day?: string
  readonly account: string
  readonly wording?: string
  readonly debit?: string
  readonly credit?: string
  readonly valid?: string
}

const line = ({
  journal = 'AC',
  entry,
  day = '20260315',
  account,
  wording = 'Achat',
  debit = '0,00',
  credit = '0,00',
  valid = '20260331',
}: Line): string =>
  [journal, 'Journal', entry, day, account, 'Compte', '', '', 'P1', day, wording]
    .concat([debit, credit, '', '', valid, '', ''])
    .join('\t')

const drop = (text: string): Given => ({
  items: [
    {
      json: { email: 'compta@meubles-joly.example', from: '2026-01-01', to: '2026-12-31' },
      files: { file: { type: 'text/plain', name: '000000000FEC20261231.txt', text } },
    },
  ],
})
const fec = (...lines: readonly Line[]): Given =>
  drop([COLUMNS.replaceAll(' ', '\t'), ...lines.map(line)].join('\n'))
const sent = [{ id: 'm1' }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Sept constats', en: 'Seven findings' },
    given: {
      drop: fec(
        { entry: '1', account: '607000', debit: '1 200,10' },
        { entry: '1', account: '401000', credit: '1 200,09' },
        { entry: '2', account: '6A', debit: '50,00', wording: ' ' },
        { entry: '2', account: '401000', credit: '50,00', day: '20270102', valid: '' },
        { entry: '5', account: '401000', debit: '10,00', credit: '10,00' },
      ),
      send: sent,
    },
    expects: {
      check: [{ lines: 5, entries: 3, debit: 1260.1, credit: 1260.09 }],
      each: [
        {
          finding: both('Libellé vide', 'Empty wording'),
          place: both('ligne 4', 'line 4'),
          value: '2',
        },
        { finding: both('Compte mal formé', 'Odd account number'), value: '6A' },
        {
          finding: both('Date hors exercice', 'Date outside the year'),
          place: both('ligne 5', 'line 5'),
          value: '20270102',
        },
        { finding: both('Sans date de validation', 'Without validation date') },
        { finding: both('Débit et crédit ensemble', 'Debit and credit at once') },
        {
          finding: both('Écriture déséquilibrée', 'Entry out of balance'),
          place: 'AC 1',
          value: '0,01',
        },
        { finding: both('Numéro sauté', 'Number skipped'), value: '3 – 4' },
      ],
      file: { count: 1 },
      refuse: 'not reached',
    },
    asks: { send: [{ subject: both('FEC : 7 constat(s)', 'FEC: 7 finding(s)') }] },
  },
  {
    name: { fr: 'Un fichier propre', en: 'A clean file' },
    given: {
      drop: fec(
        { entry: '1', account: '607000', debit: '20,00' },
        { entry: '1', account: '401000', credit: '20,00' },
      ),
      fine: sent,
    },
    expects: { check: [{ findings: [] }], send: 'not reached' },
    asks: {
      fine: [
        {
          message: both(
            '2 ligne(s), 1 écriture(s), débit 20\u00A0€, crédit 20\u00A0€.',
            '2 line(s), 1 entry or entries, debit €20, credit €20.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Une suite par journal', en: 'A series for each journal' },
    given: {
      drop: fec(
        { entry: '1', account: '607000', debit: '20,00' },
        { entry: '1', account: '401000', credit: '20,00' },
        { entry: '1', journal: 'VE', account: '411000', debit: '30,00' },
        { entry: '1', journal: 'VE', account: '707000', credit: '30,00' },
        { entry: '2', account: '607000', debit: '40,00' },
        { entry: '2', account: '401000', credit: '40,00' },
        { entry: '3', journal: 'VE', account: '411000', debit: '50,00' },
        { entry: '3', journal: 'VE', account: '707000', credit: '50,00' },
      ),
      send: sent,
    },
    expects: {
      each: [{ finding: both('Numéro sauté', 'Number skipped'), place: 'VE', value: '2' }],
    },
  },
  {
    name: { fr: 'Des points-virgules au lieu de tabulations', en: 'Semicolons instead of tabs' },
    given: { drop: drop('JournalCode;JournalLib\nAC;Achats\n'), send: sent },
    expects: { each: { count: 18 }, fine: 'not reached' },
    asks: {
      send: [{ message: both('18 × Colonne absente', '18 × Column missing') }],
    },
  },
  {
    name: { fr: 'Sans fichier', en: 'Without a file' },
    given: {
      drop: [{ email: 'compta@meubles-joly.example', from: '2026-01-01', to: '2026-12-31' }],
      refuse: sent,
    },
    expects: { 'read.error': { count: 1 }, check: 'not reached' },
    asks: { refuse: [{ subject: both('FEC : fichier illisible', 'FEC: file not readable') }] },
  },
]
