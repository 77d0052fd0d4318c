import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const column = (key: string, type: string, place: number) => ({ key, type, place })
const use = (name: string, report: string | Bilingual<string>, owner: string) => ({
  column: name,
  report,
  owner,
})
const kept = (...rows: readonly (readonly [string, string, number])[]) => [
  { id: 1, name: 'schema', snapshot: JSON.stringify(rows) },
]
const BEFORE = kept(
  ['orders.id', 'integer', 1],
  ['orders.client_ref', 'text', 2],
  ['orders.total', 'numeric', 3],
  ['orders.note', 'text', 4],
)
const TODAY = [
  column('orders.id', 'bigint', 1),
  column('orders.customer_ref', 'text', 2),
  column('orders.total', 'numeric', 3),
  column('orders.channel', 'text', 5),
]
const SNAPSHOT =
  '[["orders.id","bigint",1],["orders.customer_ref","text",2],["orders.total","numeric",3],["orders.channel","text",5]]'
const MARGIN = both('Marges', 'Margins')
const mailed = { accepted: ['x'] }

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Renommée, retypée, disparue, nouvelle',
      en: 'Renamed, retyped, gone and new',
    },
    given: {
      dawn: [{}],
      columns: TODAY,
      kept: BEFORE,
      uses: [
        use('orders.client_ref', MARGIN, 'Lea@votre-entreprise.example'),
        use(' ORDERS.ID ', 'Commissions', 'lea@votre-entreprise.example'),
        use('orders.note', MARGIN, 'tom@votre-entreprise.example'),
        use('orders.total', MARGIN, 'tom@votre-entreprise.example'),
      ],
      send: [mailed, mailed, mailed],
      keep: [{ id: 1 }],
    },
    expects: {
      diff: [{ state: 'changed' }],
      letters: [
        {
          to: 'lea@votre-entreprise.example',
          lines: [
            both(
              'Marges : orders.client_ref s’appelle sans doute orders.customer_ref',
              'Margins: orders.client_ref is probably called orders.customer_ref now',
            ),
            both(
              'Commissions : orders.id passe de integer à bigint',
              'Commissions: orders.id turns from integer to bigint',
            ),
          ],
        },
        { to: 'tom@votre-entreprise.example', count: 1 },
        {
          to: 'donnees@votre-entreprise.example',
          text: both(
            'Aucun rapport noté : orders.channel est nouvelle (text)',
            'No report noted: orders.channel is new (text)',
          ),
        },
      ],
      warn: 'not reached',
    },
    asks: { keep: [{ columns: { value: { name: 'schema', snapshot: SNAPSHOT } } }] },
  },
  {
    name: { fr: 'Un courriel refusé, feuille muette', en: 'One email refused, sheet silent' },
    given: {
      dawn: [{}],
      columns: TODAY,
      kept: BEFORE,
      uses: { fails: 'Quota exceeded' },
      send: { fails: 'Mailbox unavailable' },
      warn: [{ ok: true }],
    },
    expects: {
      letters: [{ to: 'donnees@votre-entreprise.example', count: 5 }],
      sent: [{ all: false, lost: ['donnees@votre-entreprise.example'] }],
      keep: 'not reached',
    },
    asks: {
      warn: [
        {
          text: both(
            ':warning: Changement de la base non annoncé à donnees@votre-entreprise.example. Tous seront récrits demain.',
            ':warning: Change of the database not announced to donnees@votre-entreprise.example. All will be written to again tomorrow.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le premier matin', en: 'The first morning' },
    given: { dawn: [{}], columns: TODAY, kept: [], keep: [{ id: 1 }] },
    expects: { diff: [{ state: 'first' }], uses: 'not reached' },
    asks: { keep: [{ columns: { value: { name: 'schema', snapshot: SNAPSHOT } } }] },
  },
  {
    name: { fr: 'Rien n’a bougé', en: 'Nothing moved' },
    given: {
      dawn: [{}],
      columns: [column('orders.id', 'bigint', 1)],
      kept: kept(['orders.id', 'bigint', 1]),
    },
    expects: { diff: [{ state: 'same', changes: [] }], keep: 'not reached' },
  },
  {
    name: { fr: 'Plus aucune colonne visible', en: 'No column visible any more' },
    given: { dawn: [{}], columns: [], kept: BEFORE, warn: [{ ok: true }] },
    expects: { diff: [{ state: 'broken' }], keep: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            ':warning: Colonnes non lues (plus aucune n’est visible : droits retirés ?) : rien n’est comparé.',
            ':warning: Columns not read (none is visible any more: rights withdrawn?): nothing was compared.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La base ne répond pas', en: 'The database does not answer' },
    given: {
      dawn: [{}],
      columns: { fails: 'connect ECONNREFUSED' },
      kept: BEFORE,
      warn: [{ ok: true }],
    },
    expects: { diff: [{ state: 'broken', reason: 'connect ECONNREFUSED' }] },
  },
]
