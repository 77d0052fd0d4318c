import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const request = [
  {
    recipient: ' Cabinet Orme ',
    purpose: both('saisonnalité par âge', 'seasons by age'),
    months: '6',
    email: 'lea@votre-entreprise.example',
    submittedAt: '2026-11-23T08:30:00.000+01:00',
    formMode: 'production',
  },
]
const row = (person: string, age: number, area: string, amount = 40) => ({
  person,
  age_from: age,
  area,
  month: '2026-09',
  category: both('jardin', 'garden'),
  amount,
})
/** Five people of forty to forty-nine in one area, one of whom bought twice; one alone elsewhere. */
const ROWS = [
  row('P000001', 40, '69'),
  row('P000001', 40, '69', 12),
  row('P000002', 40, '69'),
  row('P000003', 40, '69'),
  row('P000004', 80, '15'),
  row('P000005', 40, '69'),
  row('P000006', 40, '69'),
]
const refusal = (fr: string, en: string) => ({ refuse: [{ text: both(fr, en) }] })
const said = (Verdict: Bilingual<string>) => [{ data: { Verdict } }]
const mailed = [{ accepted: ['lea@votre-entreprise.example'] }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Accordé, un groupe retiré', en: 'Agreed, one group removed' },
    given: {
      request,
      rows: ROWS,
      ask: said(both('Oui', 'Yes')),
      store: [{ success: true }],
      register: [{ file: 'x' }],
      give: mailed,
    },
    expects: {
      weigh: [{ state: 'ready', kept: 6, dropped: 1, people: 5, groups: 1, small: 1 }],
      lines: [
        { person: 'P000001' },
        { person: 'P000001', amount: 12 },
        { person: 'P000002' },
        { person: 'P000003' },
        { person: 'P000005' },
        { person: 'P000006' },
      ],
      refuse: 'not reached',
    },
    asks: {
      rows: [{ options: { queryReplacement: [6, 50_000] } }],
      register: [
        { columns: { value: { recipient: 'Cabinet Orme', rows: 6, destroy: '2027-02-23' } } },
      ],
      give: [
        {
          text: both(
            '/Extraits/extract-20261123-083000.csv, 6 ligne(s). À détruire le 2027-02-23, chez le prestataire aussi.',
            '/Extracts/extract-20261123-083000.csv, 6 row(s). To be destroyed on 2027-02-23, at the contractor’s, too.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Sans réponse du délégué', en: 'No answer from the officer' },
    given: { request, rows: ROWS, ask: [{ data: {} }], refuse: mailed },
    expects: { 'agreed.no': { count: 1 }, file: 'not reached' },
    asks: refusal(
      'Le délégué n’a pas répondu en trois jours.',
      'The officer did not answer within three days.',
    ),
  },
  {
    name: { fr: 'Refusé par le délégué', en: 'Refused by the officer' },
    given: { request, rows: ROWS, ask: said(both('Non', 'No')), refuse: mailed },
    expects: { 'agreed.no': { count: 1 }, file: 'not reached' },
    asks: refusal('Le délégué a refusé.', 'The officer refused.'),
  },
  {
    name: { fr: 'Que de petits groupes', en: 'Nothing but small groups' },
    given: { request, rows: ROWS.slice(3), refuse: mailed },
    expects: { weigh: [{ state: 'empty', kept: 0, dropped: 4, rows: [] }], ask: 'not reached' },
    asks: refusal(
      'Aucune vente, ou des groupes tous trop petits : on y reconnaîtrait quelqu’un.',
      'No sales, or groups that are all too small to keep people from being recognised.',
    ),
  },
  {
    name: { fr: 'La base ne répond pas', en: 'The database does not answer' },
    given: { request, rows: { fails: 'connect ETIMEDOUT' }, refuse: mailed },
    expects: { weigh: [{ state: 'broken' }], ask: 'not reached' },
    asks: refusal(
      'La base ne répond pas : réessayez plus tard.',
      'The database is silent: try again later.',
    ),
  },
  {
    name: { fr: 'Accord impossible à demander', en: 'Approval cannot be asked for' },
    given: { request, rows: ROWS, ask: { fails: 'SMTP: connection refused' }, refuse: mailed },
    expects: { agreed: 'not reached' },
    asks: refusal(
      'La demande d’accord n’a pas pu partir.',
      'The request for approval could not be sent.',
    ),
  },
  {
    name: { fr: 'Dépôt refusé', en: 'No room to store it' },
    given: {
      request,
      rows: ROWS,
      ask: said(both('Oui', 'Yes')),
      store: { fails: 'Insufficient storage' },
      refuse: mailed,
    },
    expects: { lines: { count: 6 }, register: 'not reached' },
    asks: refusal(
      'Accordé, mais Nextcloud refuse le dépôt : refaites la demande.',
      'Agreed, but Nextcloud refuses the file: make the request again.',
    ),
  },
  {
    name: { fr: 'Registre muet', en: 'Register silent' },
    given: {
      request,
      rows: ROWS,
      ask: said(both('Oui', 'Yes')),
      store: [{ success: true }],
      register: { fails: 'The caller does not have permission' },
      give: mailed,
    },
    expects: { weigh: [{ name: 'extract-20261123-083000.csv' }] },
    asks: {
      give: [
        {
          text: both(
            '/Extraits/extract-20261123-083000.csv, 6 ligne(s). À détruire le 2027-02-23, chez le prestataire aussi. Le registre ne répond pas : inscrivez cet extrait à la main.',
            '/Extracts/extract-20261123-083000.csv, 6 row(s). To be destroyed on 2027-02-23, at the contractor’s, too. The register is silent: enter this extract by hand.',
          ),
        },
      ],
    },
  },
]
