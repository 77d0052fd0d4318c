import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const row = (
  id: string,
  At: string,
  more: Partial<Readonly<Record<'Status' | 'Text' | 'Claimed', string>>> = {},
) => ({
  id,
  Title: `Post ${id}`,
  Text: `Bonjour, ${id}`,
  At,
  Status: 'Approved',
  ...more,
})

export const examples: readonly Example[] = [
  {
    name: both('Deux à l’heure, quatre à vérifier', 'Two due, four to check'),
    given: {
      tick: [{}],
      rows: [
        row('r1', '2026-11-23T07:30:00.000Z'),
        row('r2', '2026-11-23T06:00:00.000Z', { Text: ' Nous serons au salon (stand B4). ' }),
        row('r3', '2026-11-23T07:31:00.000Z'),
        row('r4', '2026-11-22T17:00:00.000Z'),
        row('r5', '2026-11-23'),
        row('r6', '2026-11-30T07:00:00.000Z', { Text: 'a'.repeat(3001) }),
        row('r7', '2026-11-23T06:00:00.000Z', {
          Status: 'Publishing',
          Claimed: '2026-11-23T06:45:00.000Z',
        }),
        row('r8', '2026-11-23T07:15:00.000Z', {
          Status: 'Publishing',
          Claimed: '2026-11-23T07:29:00.000Z',
        }),
      ],
      claim: [{ id: 'r2' }],
      post: [{ urn: 'urn:li:share:7001' }],
      done: [{ id: 'r2' }],
      said: [{ ok: true }],
      hold: [{ id: 'r4' }, { id: 'r5' }, { error: 'Rate limited' }, { id: 'r7' }],
      warn: [{ ok: true }, { ok: true }, { ok: true }, { ok: true }],
    },
    expects: {
      oldest: [{ id: 'r2', text: 'Nous serons au salon (stand B4).' }],
      held: [
        {
          id: 'r4',
          note: both('en retard de plus de 12 heures', 'late by more than 12 hours'),
        },
        { id: 'r5', note: both('date ou heure manquante', 'day or hour missing') },
        {
          id: 'r6',
          note: both('texte trop long, en signes : 3001', 'text too long, in characters: 3001'),
        },
        {
          id: 'r7',
          note: both(
            'restée en cours : est-elle sur la page ?',
            'left halfway: is it on the page?',
          ),
        },
      ],
      down: 'not reached',
    },
    asks: {
      claim: [
        {
          columns: {
            value: { id: 'r2', Status: 'Publishing', Claimed: '2026-11-23T08:30:00.000+01:00' },
          },
        },
      ],
      done: [{ columns: { value: { id: 'r2', Status: 'Published', URN: 'urn:li:share:7001' } } }],
      said: [
        {
          text: both(
            'En ligne : Post r2\nhttps://www.linkedin.com/feed/update/urn:li:share:7001',
            'Online: Post r2\nhttps://www.linkedin.com/feed/update/urn:li:share:7001',
          ),
        },
      ],
      warn: [
        {},
        {},
        {
          text: both(
            'À vérifier : Post r6, texte trop long, en signes : 3001',
            'To check: Post r6, text too long, in characters: 3001',
          ),
        },
        {},
      ],
    },
  },
  {
    name: both('LinkedIn refuse', 'LinkedIn refuses'),
    given: {
      tick: [{}],
      rows: [row('r1', '2026-11-23T07:30:00.000Z')],
      claim: [{ id: 'r1' }],
      post: { fails: 'Content is a duplicate' },
      hold: [{ id: 'r1' }],
      warn: [{ ok: true }],
    },
    expects: {
      held: [
        {
          id: 'r1',
          note: both(
            'LinkedIn : Content is a duplicate. Est-elle sur la page ?',
            'LinkedIn: Content is a duplicate. Is it on the page?',
          ),
        },
      ],
      done: 'not reached',
    },
    asks: { hold: [{ columns: { value: { id: 'r1', Status: 'To check' } } }] },
  },
  {
    name: both('Airtable muet, à la demie', 'Airtable silent, at half past'),
    given: { tick: [{}], rows: { fails: 'Service unavailable' }, down: [{ ok: true }] },
    expects: { sort: 'not reached' },
    asks: {
      down: [
        {
          text: both(
            'Publications LinkedIn arrêtées, Airtable : Service unavailable',
            'LinkedIn posts halted, Airtable: Service unavailable',
          ),
        },
      ],
    },
  },
  {
    name: both('La réservation échoue', 'The claim fails'),
    given: {
      tick: [{}],
      rows: [row('r1', '2026-11-23T07:30:00.000Z')],
      claim: { fails: 'Unknown field name: Claimed' },
      down: [{ ok: true }],
    },
    expects: { oldest: [{ id: 'r1', due: 1795419000000 }], post: 'not reached' },
    asks: { down: [{ otherOptions: { includeLinkToWorkflow: false } }] },
  },
]
