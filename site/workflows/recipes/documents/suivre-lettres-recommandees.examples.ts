import type { JsonObject } from '../../flow/flow.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const letter = (number: string, to: string, owner: string, more = {}) => ({
  row_number: 2,
  number,
  to,
  subject: 'Mise en demeure',
  owner,
  sent_on: '2026-11-10',
  state: '',
  closed_on: '',
  ...more,
})
const event = (code: string, date: string, label: string) => ({
  code,
  date: `${date}T10:00:00+01:00`,
  label,
})
const tracked = (...events: readonly JsonObject[]) => ({
  statusCode: 200,
  body: { returnCode: 200, shipment: { isFinal: false, event: events } },
})
const UNKNOWN = {
  statusCode: 404,
  body: { returnCode: 404, returnMessage: 'Ressource non trouvée' },
}
const AT_COUNTER = event('AG1', '2026-11-12', 'Disponible au bureau de poste')

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Distribuée, au guichet, revenue, inconnue, en route',
      en: 'Delivered, at the counter, back, unknown, moving',
    },
    given: {
      morning: [{}],
      letters: [
        letter('1A 001', 'SARL Nuzet', 'Lea@bureau.example'),
        letter('1A002', 'M. Roy', 'lea@bureau.example', { state: 'waiting' }),
        letter('1A003', 'SCI Alba', 'paul@bureau.example', { state: 'late' }),
        letter('1A004', 'Mme Petit', '', { sent_on: '' }),
        letter('1A005', 'M. Morin', 'paul@bureau.example'),
        letter('1A006', 'Bar Le Quai', 'paul@bureau.example', { state: 'moving' }),
        letter('1A007', 'Close', 'paul@bureau.example', { closed_on: '2026-11-12' }),
        letter('1A008', 'Mme Gaud', 'lea@bureau.example'),
        letter('1A009', 'M. Elva', 'lea@bureau.example'),
      ],
      track: [
        tracked(event('DI1', '2026-11-20', 'Distribuée contre signature'), AT_COUNTER),
        tracked(event('AG1', '2026-11-20', 'Disponible'), AT_COUNTER),
        tracked(event('RE1', '2026-11-21', 'Retournée à l’expéditeur')),
        UNKNOWN,
        tracked(event('ND1', '2026-11-20', 'Destinataire inconnu')),
        tracked(event('ET1', '2026-11-21', 'En cours de traitement')),
        tracked(event('DR1', '2026-11-11', 'Annoncée')),
        tracked(event('PC1', '2026-11-22', 'Prise en charge')),
      ],
      send: [{ messageId: '1' }, { messageId: '2' }, { messageId: '3' }],
      mark: [{}, {}, {}, {}, {}, {}],
    },
    expects: {
      'next.tell': [
        { number: '1A 001', state: 'delivered', on: '2026-11-20', closed: true },
        { number: '1A002', state: 'late', on: '2026-11-12', closed: false },
        { number: '1A003', state: 'returned' },
        { number: '1A004', state: 'unknown' },
        { number: '1A005', state: 'problem' },
        { number: '1A008', state: 'unposted' },
        { number: '1A009', state: 'moving' },
      ],
      owners: [
        {
          email: 'lea@bureau.example',
          count: 3,
          text: both(
            '- M. Roy, Mise en demeure (1A002) – bientôt renvoyée, au bureau de poste depuis le 12/11/2026. Disponible\n- Mme Gaud, Mise en demeure (1A008) – jamais prise en charge, annoncée le 11/11/2026. Annoncée\n- SARL Nuzet, Mise en demeure (1A 001) – distribuée le 20/11/2026. Distribuée contre signature',
            '- M. Roy, Mise en demeure (1A002) – soon to be sent back, at the post office since 12/11/2026. Disponible\n- Mme Gaud, Mise en demeure (1A008) – never taken in charge, announced on 11/11/2026. Annoncée\n- SARL Nuzet, Mise en demeure (1A 001) – delivered on 20/11/2026. Distribuée contre signature',
          ),
        },
        { email: 'paul@bureau.example', count: 2 },
        {
          email: 'accueil@votre-entreprise.example',
          text: both(
            '- Mme Petit, Mise en demeure (1A004) – inconnue de La Poste, envoi noté le ?',
            '- Mme Petit, Mise en demeure (1A004) – not known to La Poste, sending noted on ?',
          ),
        },
      ],
      told: { count: 6 },
      warn: 'not reached',
    },
    asks: {
      mark: [
        { columns: { value: { number: '1A002', state: 'late', closed_on: '' } } },
        { columns: { value: { number: '1A008' } } },
        { columns: { value: { number: '1A 001', closed_on: '2026-11-23' } } },
        { columns: { value: { number: '1A003', closed_on: '2026-11-23' } } },
        { columns: { value: { number: '1A005', state: 'problem' } } },
        { columns: { value: { number: '1A004', state: 'unknown' } } },
      ],
    },
  },
  {
    name: {
      fr: 'La Poste répond à une lettre sur deux',
      en: 'La Poste answers for one letter in two',
    },
    given: {
      morning: [{}],
      letters: [
        letter('1A001', 'SARL Nuzet', 'lea@bureau.example', { state: 'waiting' }),
        letter('1A002', 'M. Roy', 'lea@bureau.example'),
      ],
      track: [tracked(event('AG1', '2026-11-20', 'Disponible')), { statusCode: 429, body: {} }],
      warn: [{ messageId: '4' }],
    },
    expects: { judge: [{ next: 'same' }, { next: 'silent' }], send: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            '1 lettre(s) sans réponse de La Poste\n',
            '1 letter(s) without an answer from La Poste\n',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Courriel refusé', en: 'Email refused' },
    given: {
      morning: [{}],
      letters: [letter('1A001', 'SARL Nuzet', 'lea@bureau.example')],
      track: [tracked(event('DI1', '2026-11-20', 'Distribuée'))],
      send: { fails: '550 mailbox unavailable' },
      warn: [{ messageId: '5' }],
    },
    expects: { owners: [{ count: 1 }], mark: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            '0 lettre(s) sans réponse de La Poste\n550 mailbox unavailable',
            '0 letter(s) without an answer from La Poste\n550 mailbox unavailable',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Tableau illisible', en: 'Sheet unreadable' },
    given: { morning: [{}], letters: { fails: 'Not found' }, warn: [{ messageId: '6' }] },
    expects: { troubles: { count: 1 }, track: 'not reached' },
  },
  {
    name: { fr: 'Annoncée, mais le tableau se ferme', en: 'Told, and then the sheet shuts' },
    given: {
      morning: [{}],
      letters: [letter('1A001', 'SARL Nuzet', 'lea@bureau.example')],
      track: [tracked(event('RE2', '2026-11-22', 'Retour'))],
      send: [{ messageId: '7' }],
      mark: { fails: 'Quota exceeded' },
      warn: [{ messageId: '8' }],
    },
    expects: { told: [{ number: '1A001', state: 'returned' }] },
  },
]
