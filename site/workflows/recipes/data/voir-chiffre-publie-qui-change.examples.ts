import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

/** French amounts hold no-break spaces. */
const both = (fr: string, en: string): Bilingual<string> => ({
  fr: fr.replace(/(?<=\d) (?=\d{3}|€)/gu, '\u00A0'),
  en,
})
const frozen = (
  month: string,
  cents: number,
  invoices: number,
  published_on: string,
  by: string,
) => ({
  month,
  cents,
  invoices,
  published_on,
  by,
})
const OCTOBER = frozen('2026-10', 3_000_000, 30, '2026-11-05T09:00:00.000+01:00', 'Nadia')
const SEPTEMBER = frozen('2026-09', 4_120_000, 37, '2026-10-05T09:00:00.000+02:00', 'Nadia')
/** The database counts in texts. */
const total = (month: string, cents: string, invoices: string) => ({ month, cents, invoices })
const touched = (number: string, cents: string, updated_at: string, month = '2026-09') => ({
  month,
  number,
  cents,
  updated_at,
})
const typed = (month: string) => [
  { month, who: 'Nadia', submittedAt: '2026-11-23T08:30:00.000+01:00', formMode: 'production' },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Septembre a baissé, octobre tient', en: 'September went down, October holds' },
    given: {
      monday: [{}],
      rows: [
        // Published a first time, then again: the second counts.
        frozen('2026-09', 4_000_000, 36, '2026-10-02T09:00:00.000+02:00', 'Paul'),
        SEPTEMBER,
        OCTOBER,
        { month: '', cents: '' },
      ],
      again: [total('2026-10', '3000000', '30'), total('2026-09', '4010000', '36')],
      touched: [
        touched('F-0912', '-110000', '2026-11-20T10:00:00.000Z'),
        touched('F-0903', '5000', '2026-10-03T10:00:00.000Z'),
      ],
      tell: [{ id: 'm1' }],
    },
    expects: {
      last: [{ months: '2026-09,2026-10' }],
      compare: [{ changed: [{ month: '2026-09', gap: -110000 }] }],
    },
    asks: {
      touched: [{ options: { queryReplacement: ['2026-09', '2026-10-05T09:00:00.000+02:00'] } }],
      tell: [
        {
          message: both(
            ':warning: Chiffres publiés qui ont changé : 1 mois\n- 2026-09 : publié 41 200 € (37 factures), le 2026-10-05 par Nadia ; la base dit 40 100 € (36), écart -1 100 €\n  Factures modifiées depuis : F-0912 (-1 100 €)',
            ':warning: Published figures that changed: 1 month(s)\n- 2026-09: published €41,200 (37 invoices), on 2026-10-05 by Nadia; the database says €40,100 (36), gap -€1,100\n  Invoices changed since: F-0912 (-€1,100)',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Une facture a disparu, Mattermost aussi',
      en: 'An invoice is gone, and so is Mattermost',
    },
    given: {
      monday: [{}],
      rows: [OCTOBER],
      again: [total('2026-10', '2950050', '29')],
      touched: [{}],
      tell: { fails: '502 - Bad Gateway' },
      mail: [{ accepted: ['x'] }],
    },
    expects: { compare: [{ changed: [{ gap: -49950 }] }] },
    asks: {
      mail: [
        {
          text: both(
            '- 2026-10 : publié 30 000 € (30 factures), le 2026-11-05 par Nadia ; la base dit 29 500,50 € (29), écart -499,50 €\n  Aucune facture présente n’a été modifiée depuis : une autre a donc été supprimée ou redatée.',
            '- 2026-10: published €30,000 (30 invoices), on 2026-11-05 by Nadia; the database says €29,500.50 (29), gap -€499.50\n  No invoice still there was changed since, so another was deleted or redated.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Rien n’a bougé', en: 'Nothing moved' },
    given: {
      monday: [{}],
      rows: [SEPTEMBER, OCTOBER],
      again: [total('2026-09', '4120000', '37'), total('2026-10', '3000000', '30')],
    },
    expects: { compare: [{ state: 'same' }], tell: 'not reached' },
  },
  {
    name: { fr: 'La base ne répond pas', en: 'The database does not answer' },
    given: {
      monday: [{}],
      rows: [OCTOBER],
      again: { fails: 'connect ECONNREFUSED' },
      tell: [{ id: 'm2' }],
    },
    expects: { compare: [{ state: 'broken' }] },
    asks: {
      tell: [
        {
          message: both(
            'La base ne rend aucune facture pour les mois publiés : rien n’est comparé.',
            'The database gives no invoice for the published months: nothing was compared.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La feuille est illisible', en: 'The sheet cannot be read' },
    given: {
      monday: [{}],
      rows: { fails: '403 - Forbidden' },
      again: [{}],
      tell: { fails: '502' },
      mail: [{ accepted: ['x'] }],
    },
    expects: { last: [{ failed: true, months: '' }] },
    asks: {
      mail: [
        {
          text: both(
            'La feuille des chiffres publiés ne se lit pas : rien n’est comparé.',
            'The sheet of published figures cannot be read: nothing was compared.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Octobre est figé', en: 'October is frozen' },
    given: {
      publish: typed(' 2026-10'),
      figure: [total('2026-10', '3000050', '30')],
      write: [{ month: '2026-10', cents: 3000050 }],
      done: [{}],
    },
    expects: { month: [{ month: '2026-10', valid: true }] },
    asks: {
      write: [
        { columns: { value: { month: '2026-10', cents: 3000050, invoices: 30, by: 'Nadia' } } },
      ],
      done: [
        {
          completionTitle: both('Mois figé', 'Month frozen'),
          completionMessage: both(
            '2026-10 : 30000,50 € hors taxes, 30 factures.',
            '2026-10: €30000.50 net, 30 invoices.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le mois en cours ne se fige pas', en: 'The current month is not frozen' },
    given: { publish: typed('2026-11'), done: [{}] },
    expects: { month: [{ valid: false }], figure: 'not reached' },
    asks: { done: [{ completionTitle: both('Non figé', 'Not frozen') }] },
  },
  {
    name: { fr: 'Figer sans base, puis sans feuille', en: 'Freezing without a database' },
    given: { publish: typed('2026-10'), figure: { fails: 'timeout' }, done: [{}] },
    expects: { 'computed.no': { count: 1 }, write: 'not reached' },
    asks: { done: [{ completionTitle: both('Non figé', 'Not frozen') }] },
  },
]
