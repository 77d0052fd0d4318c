import type { JsonObject } from '../../flow/flow.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const request = (id: string, name: string, created_at: string, more = {}) => ({
  id,
  name,
  created_at,
  status: 'ongoing',
  delivery_mode: 'email',
  expiration_date: '2027-03-01T22:59:59+00:00',
  reminder_settings: null,
  ...more,
})
const list = (...data: readonly JsonObject[]) => ({ data, meta: { next_cursor: null } })
const signers = (...body: readonly JsonObject[]) => ({ statusCode: 200, body })
const signer = (id: string, first_name: string, status = 'notified') => ({
  id,
  status,
  info: { first_name, last_name: 'Roy', email: `${id}@client.example` },
})

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une première relance, un silence à nommer, une expiration proche',
      en: 'A first reminder, a silence to name, an expiry near',
    },
    given: {
      twice: [{}],
      pages: [
        list(
          request('r1', 'Maintenance Alba', '2026-11-18T22:30:00+00:00'),
          request('r2', 'Bail Quai 3', '2026-11-02T10:00:00+00:00'),
        ),
        list(
          request('r3', 'Cadre Nuzet', '2026-11-10T10:00:00+00:00', {
            expiration_date: '2026-11-27T22:59:59+00:00',
          }),
          request('r4', 'Cession', '2026-11-12T10:00:00+00:00', {
            reminder_settings: { interval_in_days: 7, max_occurrences: 3 },
          }),
          request('r5', 'Avenant', '2026-11-21T10:00:00+00:00'),
          request('r6', 'Mandat', '2026-11-19T10:00:00+00:00'),
          request('r7', 'Signée entre deux', '2026-11-01T10:00:00+00:00', { status: 'done' }),
        ),
      ],
      signers: [
        signers(
          signer('s1', 'Ana', 'signed'),
          signer('s2', 'Bob'),
          signer('s3', 'Cyr', 'initiated'),
        ),
        signers(signer('s4', 'Dan')),
        signers(signer('s5', 'Eva')),
        signers(signer('s6', 'Flo')),
        signers(signer('s7', 'Gil')),
        signers(signer('s8', 'Hal', 'verified')),
      ],
      before: [
        { id: 1, signer: 's4', on: '2026-11-05' },
        { id: 2, signer: 's4', on: '2026-11-09' },
        { id: 3, signer: 's4', on: '2026-11-16' },
        { id: 4, signer: 's5', on: '2026-11-12' },
        { id: 5, signer: 's5', on: '2026-11-16' },
        { id: 6, signer: 's2', on: '2026-11-19' },
      ],
      push: [{}, {}],
      note: [{ id: 7 }, { id: 8 }, { id: 9 }],
      name: [{ ok: true }],
    },
    expects: {
      'kind.remind': [
        { request: 'r1', signer: 's2', name: 'Bob Roy' },
        { request: 'r3', signer: 's5' },
      ],
      'kind.seen': [{ request: 'r5', signer: 's7' }],
      together: [
        {
          rows: [
            {
              line: both(
                'Bail Quai 3 : Dan Roy, demande du 02/11/2026, 2 relance(s)',
                'Bail Quai 3: Dan Roy, request of 02/11/2026, 2 reminder(s)',
              ),
            },
            {
              line: both(
                'Cadre Nuzet : Eva Roy, demande du 10/11/2026, 1 relance(s), expire le 27/11/2026',
                'Cadre Nuzet: Eva Roy, request of 10/11/2026, 1 reminder(s), expires on 27/11/2026',
              ),
            },
            { signer: 's6' },
            { signer: 's8' },
          ],
        },
      ],
      silent: 'not reached',
    },
    asks: {
      push: [
        {
          url: 'https://api.yousign.app/v3/signature_requests/r1/signers/s2/send_reminder',
        },
        {
          url: 'https://api.yousign.app/v3/signature_requests/r3/signers/s5/send_reminder',
        },
      ],
      note: [
        { columns: { value: { signer: 's7', on: '2026-11-23' } } },
        { columns: { value: { signer: 's2', on: '2026-11-23' } } },
        { columns: { value: { signer: 's5' } } },
      ],
    },
  },
  {
    name: {
      fr: 'Relance refusée, signataires illisibles',
      en: 'Reminder refused, signers unreadable',
    },
    given: {
      twice: [{}],
      pages: [
        list(
          request('r1', 'Maintenance Alba', '2026-11-10T10:00:00+00:00'),
          request('r2', 'Bail Quai 3', '2026-11-10T10:00:00+00:00'),
        ),
      ],
      signers: [signers(signer('s1', 'Ana')), { statusCode: 200, body: {} }],
      before: [{ id: 1, signer: 's1', on: '2026-11-12' }],
      push: { fails: '403 Forbidden' },
      name: [{ ok: true }],
    },
    expects: { 'kind.remind': [{ signer: 's1' }], note: 'not reached' },
    asks: {
      name: [
        {
          text: both(
            'Signatures en retard :\n- Bail Quai 3 : signataires illisibles\n- Maintenance Alba : Ana Roy, demande du 10/11/2026 (relance refusée)',
            'Signatures late:\n- Bail Quai 3: signers not readable\n- Maintenance Alba: Ana Roy, request of 10/11/2026 (reminder refused)',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Table des relances illisible', en: 'Table of reminders unreadable' },
    given: {
      twice: [{}],
      pages: [list(request('r1', 'Maintenance Alba', '2026-11-10T10:00:00+00:00'))],
      signers: [signers(signer('s1', 'Ana'))],
      before: { fails: 'no such table' },
      name: [{ ok: true }],
    },
    expects: { 'kind.other': [{ kind: 'tell', signer: 's1' }], push: 'not reached' },
  },
  {
    name: { fr: 'Rien en cours', en: 'Nothing under way' },
    given: { twice: [{}], pages: [list()] },
    expects: { requests: { count: 0 }, signers: 'not reached' },
  },
  {
    name: { fr: 'Yousign refuse la clé', en: 'Yousign refuses the key' },
    given: { twice: [{}], pages: { fails: '401 Unauthorized' }, silent: [{ ok: true }] },
    expects: { requests: [{ kind: 'silent' }], signers: 'not reached' },
    asks: {
      silent: [
        {
          text: both(
            'Signatures non contrôlées : 401 Unauthorized',
            'Signatures not checked: 401 Unauthorized',
          ),
        },
      ],
    },
  },
]
