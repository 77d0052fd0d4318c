import type { Example } from '../recipe.ts'

const row = (
  row_number: number,
  client: string,
  company_id: number,
  hours: string | number,
  more: { readonly from?: string; readonly to?: string; readonly told?: string | number } = {},
) => ({
  row_number,
  client,
  company_id,
  hours,
  from: more.from ?? '2026-01-01',
  to: more.to ?? '2026-12-31',
  manager: 'lea@votre-entreprise.example',
  told: more.told ?? '',
})
const spent = (...times: readonly string[]) =>
  times.map((time_spent, id) => ({ id, ticket_id: 1, billable: true, time_spent }))

/** What the table holds of a contract: rows by number, the first signed up first. */
const claim = (id: number, key: string) => ({ id, key })

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Quatre contrats en cours, un fini, un mal rempli',
      en: 'Four running contracts, one over, one badly filled in',
    },
    given: {
      morning: [{}],
      contracts: [
        row(2, 'Garage Vial', 11, 20),
        row(3, 'Mairie de Lisle', 12, '7,5', { told: 80, from: '01/07/2026' }),
        row(4, 'Cabinet Roy', 13, 10),
        row(5, 'Ancien', 14, 10, { to: '2026-06-30' }),
        row(6, 'Transports Bel', 15, 10, { from: '1er janvier' }),
        row(7, 'Neuf', 16, 5, { from: '2026-11-23', to: '2027-11-22' }),
      ],
      entries: {
        runs: [spent('15:59', '00:01'), spent('07:30'), spent('07:59'), []],
      },
      fix: [{ ok: true }],
      claim: [claim(1, '11/2026-01-01/80/2026-11-23'), claim(2, '12/2026-07-01/100/2026-11-23')],
      claims: [claim(1, '11/2026-01-01/80/2026-11-23'), claim(2, '12/2026-07-01/100/2026-11-23')],
      write: [{ messageId: 'm1' }, { messageId: 'm2' }],
      mark: [{ row_number: 2 }, { row_number: 3 }],
    },
    expects: {
      running: [
        {
          row: 2,
          hours: 20,
          told: 0,
          after: '2025-12-31T22:59:59Z',
          before: '2026-11-23T07:30:00Z',
        },
        { row: 3, hours: 7.5, told: 80, from: '2026-07-01' },
        { row: 4 },
        {
          kind: 'bad',
          line: {
            fr: 'Ligne illisible : Transports Bel',
            en: 'Row that makes no sense: Transports Bel',
          },
        },
        { row: 7, after: '2026-11-22T22:59:59Z' },
      ],
      count: [
        {
          row: 2,
          share: 80,
          level: 80,
          kind: 'due',
          gone: 89,
          spent: { fr: '16 h sur 20 h', en: '16 h of 20 h' },
        },
        {
          row: 3,
          share: 100,
          level: 100,
          kind: 'due',
          gone: 79,
          spent: { fr: '7,5 h sur 7,5 h', en: '7.5 h of 7.5 h' },
        },
        { row: 4, share: 79, level: 0, kind: 'quiet' },
        { row: 7, share: 0, gone: 0, kind: 'quiet' },
      ],
      'due.due': { count: 2 },
      first: { count: 2 },
      unsent: 'not reached',
    },
    asks: {
      claim: [
        { columns: { value: { key: '11/2026-01-01/80/2026-11-23' } } },
        { columns: { value: { key: '12/2026-07-01/100/2026-11-23' } } },
      ],
      write: [
        {
          toEmail: 'lea@votre-entreprise.example',
          subject: {
            fr: 'Garage Vial : 80 % des heures utilisées',
            en: 'Garage Vial: 80% of the hours used',
          },
        },
        {},
      ],
      mark: [
        { columns: { value: { row_number: 2, told: 80 } } },
        { columns: { value: { row_number: 3, told: 100 } } },
      ],
    },
  },
  {
    name: { fr: 'Freshdesk muet, puis feuille refusée', en: 'Freshdesk silent, then the sheet' },
    given: {
      morning: [{}],
      contracts: [row(2, 'Garage Vial', 11, 20), row(4, 'Cabinet Roy', 13, 10, { told: '80' })],
      entries: { runs: [{ fails: 'Too Many Requests' }, spent('10:06')] },
      fix: [{ ok: true }],
      claim: [claim(3, '13/2026-01-01/100/2026-11-23')],
      claims: [claim(3, '13/2026-01-01/100/2026-11-23')],
      write: [{ messageId: 'm3' }],
      mark: { fails: 'Protected range' },
      unsent: [{ ok: true }],
    },
    expects: { count: [{ kind: 'unread' }, { kind: 'due', share: 101, told: 80 }] },
    asks: {
      fix: [
        {
          text: {
            fr: 'Garage Vial, temps non lu : Too Many Requests',
            en: 'Garage Vial, time not read: Too Many Requests',
          },
        },
      ],
      unsent: [
        {
          text: {
            fr: 'Cabinet Roy : 101 % des heures, courriel ou feuille en échec (Protected range). Le palier sera annoncé de nouveau.',
            en: 'Cabinet Roy: 101% of the hours, email or sheet failed (Protected range). The level will be announced again.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Courriel refusé', en: 'Email refused' },
    given: {
      morning: [{}],
      contracts: [row(4, 'Cabinet Roy', 13, 10)],
      entries: spent('08:30'),
      claim: [claim(4, '13/2026-01-01/80/2026-11-23')],
      claims: [claim(4, '13/2026-01-01/80/2026-11-23')],
      write: { fails: 'Mailbox unavailable' },
      unsent: [{ ok: true }],
    },
    expects: { count: [{ kind: 'due', level: 80, share: 85 }], mark: 'not reached' },
    asks: {
      unsent: [
        {
          text: {
            fr: 'Cabinet Roy : 85 % des heures, courriel ou feuille en échec (Mailbox unavailable). Le palier sera annoncé de nouveau.',
            en: 'Cabinet Roy: 85% of the hours, email or sheet failed (Mailbox unavailable). The level will be announced again.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Deux exécutions au même moment', en: 'Two runs at the same moment' },
    given: {
      morning: [{}],
      contracts: [row(4, 'Cabinet Roy', 13, 10)],
      entries: spent('08:30'),
      claim: [claim(6, '13/2026-01-01/80/2026-11-23')],
      claims: [claim(5, '13/2026-01-01/80/2026-11-23'), claim(6, '13/2026-01-01/80/2026-11-23')],
    },
    expects: { count: [{ kind: 'due', level: 80 }], first: { count: 0 }, write: 'not reached' },
  },
  {
    name: { fr: 'Déjà annoncé', en: 'Announced already' },
    given: {
      morning: [{}],
      contracts: [row(2, 'Garage Vial', 11, 20, { told: 80 })],
      entries: spent('19:00'),
    },
    expects: { count: [{ share: 95, kind: 'quiet' }], write: 'not reached' },
  },
  {
    name: { fr: 'Feuille illisible', en: 'Sheet unreadable' },
    given: { morning: [{}], contracts: { fails: 'Not Found' }, broken: [{ ok: true }] },
    expects: { running: 'not reached' },
    asks: {
      broken: [
        { text: { fr: 'Contrats non lus : Not Found', en: 'Contracts not read: Not Found' } },
      ],
    },
  },
]
