import type { Example } from '../recipe.ts'

const seconds = (iso: string): number => Date.parse(iso) / 1000

const log = (more = {}) => [
  {
    dump: 'erp-2026-11-22.dump',
    dumped: seconds('2026-11-22T02:10:00+01:00'),
    started: seconds('2026-11-22T04:00:00+01:00'),
    ended: seconds('2026-11-22T04:47:00+01:00'),
    exit_code: 0,
    ...more,
  },
]
const rows = (...counts: readonly number[]) => counts.map((one) => ({ rows: one }))
const said = (fr: string, en: string) => [{ message: { fr, en } }]
const REGISTER = { proof: [{ ok: true }], say: [{ id: 'm1' }] }

export const examples: readonly Example[] = [
  {
    name: { fr: 'Tout est là, à deux clients près', en: 'All there but for two customers' },
    given: {
      monday: [{}],
      log: log(),
      copy: rows(48_210, 15_000, 2000),
      live: rows(48_210, 14_998, 2002),
      ...REGISTER,
    },
    expects: {
      judge: [
        {
          state: 'proven',
          took: 47,
          lines: {
            fr: 'invoices : 100\u00A0%, orders : 100\u00A0%, customers : 99,9\u00A0%',
            en: 'invoices: 100%, orders: 100%, customers: 99.9%',
          },
        },
      ],
      issue: 'not reached',
    },
    asks: {
      copy: [
        {
          query:
            'SELECT count(*) FILTER (WHERE created_at < to_timestamp(1795309800))::float AS rows FROM invoices',
        },
        {},
        {},
      ],
      live: [
        {
          query:
            'SELECT count(*) FILTER (WHERE created_at < to_timestamp(1795309800))::float AS rows FROM invoices',
        },
        {},
        {},
      ],
      say: said(
        'Sauvegarde restaurée et vérifiée (erp-2026-11-22.dump, 47 min)\ninvoices : 100\u00A0%, orders : 100\u00A0%, customers : 99,9\u00A0%\n',
        'Backup restored and checked (erp-2026-11-22.dump, 47 min)\ninvoices: 100%, orders: 100%, customers: 99.9%\n',
      ),
    },
  },
  {
    name: {
      fr: 'Une table vide, une absente, tout en retard',
      en: 'One empty, one missing, all late',
    },
    given: {
      monday: [{}],
      log: log({
        dumped: seconds('2026-11-10T02:10:00+01:00'),
        started: seconds('2026-11-15T04:00:00+01:00'),
        ended: null,
        exit_code: 3,
      }),
      copy: [{ rows: 0 }, { error: 'relation "orders" does not exist' }, { rows: 2000 }],
      live: rows(48_210, 14_998, 2000),
      proof: { fails: 'Quota exceeded' },
      issue: { fails: '401 - Unauthorized' },
      say: [{ id: 'm2' }],
    },
    expects: {
      judge: [
        {
          state: 'failed',
          took: null,
          found: {
            fr: '- dernière restauration il y a 8 jours\n- restauration finie avec le code 3\n- restauration jamais finie\n- sauvegarde déjà vieille au moment de la restauration : 121 h\n- invoices : 0 lignes retrouvées sur 48\u00A0210\n- orders : absente ou illisible dans la copie',
            en: '- latest restore 8 days ago\n- restore ended with code 3\n- restore never ended\n- dump already old when it was restored: 121 h\n- invoices: 0 rows found of 48,210\n- orders: missing or unreadable in the copy',
          },
        },
      ],
    },
    asks: {
      issue: [
        {
          title: {
            fr: 'Restauration en échec : erp-2026-11-22.dump',
            en: 'Restore failed: erp-2026-11-22.dump',
          },
        },
      ],
      say: said(
        'RESTAURATION EN ÉCHEC (erp-2026-11-22.dump, ? min)\ninvoices : 0\u00A0%, orders : ?, customers : 100\u00A0%\n- dernière restauration il y a 8 jours\n- restauration finie avec le code 3\n- restauration jamais finie\n- sauvegarde déjà vieille au moment de la restauration : 121 h\n- invoices : 0 lignes retrouvées sur 48\u00A0210\n- orders : absente ou illisible dans la copie\nRegistre non tenu.\nTicket non ouvert.',
        'RESTORE FAILED (erp-2026-11-22.dump, ? min)\ninvoices: 0%, orders: ?, customers: 100%\n- latest restore 8 days ago\n- restore ended with code 3\n- restore never ended\n- dump already old when it was restored: 121 h\n- invoices: 0 rows found of 48,210\n- orders: missing or unreadable in the copy\nRegister not kept.\nIssue not opened.',
      ),
    },
  },
  {
    name: { fr: 'La production est illisible', en: 'Production is unreadable' },
    given: {
      monday: [{}],
      log: log({ ended: seconds('2026-11-22T05:59:00+01:00') }),
      copy: rows(48_210, 15_000, 2000),
      live: { fails: 'password authentication failed' },
      ...REGISTER,
    },
    expects: { judge: [{ state: 'unknown', took: 119 }], issue: 'not reached' },
  },
  {
    name: { fr: 'Une table sans date de création', en: 'A table without a date of creation' },
    given: {
      monday: [{}],
      log: log(),
      copy: rows(48_210, 0, 2000),
      live: rows(48_210, 0, 2000),
      ...REGISTER,
    },
    expects: {
      judge: [
        {
          state: 'unknown',
          found: {
            fr: '- orders : aucune ligne à comparer en production',
            en: '- orders: no row to compare in production',
          },
        },
      ],
      issue: 'not reached',
    },
  },
  {
    name: { fr: 'Le serveur d’essai ne répond pas', en: 'The trial server does not answer' },
    given: { monday: [{}], log: { fails: 'ECONNREFUSED' }, nothing: [{ id: 'm3' }] },
    expects: { 'known.no': { count: 1 }, tables: 'not reached' },
    asks: {
      nothing: said(
        'Aucune restauration à vérifier cette semaine : le serveur d’essai ne répond pas.',
        'No restore to check this week: the trial server does not answer.',
      ),
    },
  },
  {
    name: { fr: 'Le script n’a jamais tourné', en: 'The script has never run' },
    given: { monday: [{}], log: [{}], nothing: [{ id: 'm4' }] },
    expects: { settings: { count: 1 }, judge: 'not reached' },
    asks: {
      nothing: said(
        'Aucune restauration à vérifier cette semaine : le journal est vide.',
        'No restore to check this week: the log is empty.',
      ),
    },
  },
]
