import type { Example } from '../recipe.ts'

/** MySQL gives numbers as text or as numbers, by the driver's settings. */
const weeks = (...orders: readonly number[]) =>
  orders.flatMap((count, week) => (count > 0 ? [{ week: String(week), orders: count }] : []))
const OPEN = [{ id: 4, kind: 'stopped', since: '2026-11-22T18:30:00.000Z' }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Aucune commande, sept attendues', en: 'No order, seven expected' },
    given: {
      often: [{}],
      open: [{}],
      orders: weeks(0, 7, 31, 0, 8),
      sms: [{ sid: 'SM1' }],
      remember: [{ id: 5 }],
    },
    expects: {
      judge: [{ kind: 'stopped', step: 'alarm', now: 0, usual: 7.5 }],
      instead: 'not reached',
      back: 'not reached',
    },
    asks: {
      orders: [{ options: { queryReplacement: ['2026-11-23 08:30:00', 7200] } }],
      sms: [
        {
          to: '+33600000000',
          message: {
            fr: 'Boutique : aucune commande en 2 heures, 7,5 attendues. Passez une commande d’essai.',
            en: 'Shop: no order in 2 hours, 7.5 expected. Place a trial order.',
          },
        },
      ],
      remember: [{ columns: { value: { kind: 'stopped', since: '2026-11-23T07:30:00.000Z' } } }],
    },
  },
  {
    name: { fr: 'Toujours rien, déjà dit', en: 'Still none, already told' },
    given: { often: [{}], open: OPEN, orders: weeks(0, 7, 9, 6, 8) },
    expects: { judge: [{ kind: 'stopped', step: 'quiet', usual: 7.5 }], sms: 'not reached' },
  },
  {
    name: { fr: 'Les commandes reviennent', en: 'Orders are back' },
    given: {
      often: [{}],
      open: OPEN,
      orders: weeks(3, 7, 9, 6, 8),
      back: [{ accepted: true }],
      close: [{ deleted: true }],
    },
    expects: { judge: [{ step: 'back', now: 3 }], rest: 'not reached' },
    asks: {
      back: [
        {
          text: {
            fr: '3 en deux heures, 7,5 d’ordinaire. Alerte ouverte depuis le 22/11 19:30.',
            en: '3 in two hours, 7.5 as a rule. Alarm open since 22/11 19:30.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une heure creuse', en: 'A slow hour' },
    given: { often: [{}], open: [{}], orders: [{}] },
    expects: { judge: [{ kind: 'fine', step: 'quiet', usual: 0 }], sms: 'not reached' },
  },
  {
    name: { fr: 'Base illisible et SMS refusé', en: 'Database unreadable, message refused' },
    given: {
      often: [{}],
      open: [{}],
      orders: { fails: 'Too many connections' },
      sms: { fails: 'Account suspended' },
      instead: [{ accepted: true }],
      remember: [{ id: 6 }],
    },
    expects: { judge: [{ kind: 'blind', step: 'alarm', why: 'Too many connections' }] },
    asks: {
      instead: [
        {
          text: {
            fr: 'Commandes en deux heures : 0, attendues : 0. Base : Too many connections.',
            en: 'Orders in two hours: 0, expected: 0. Database: Too many connections.',
          },
        },
      ],
      remember: [{ columns: { value: { kind: 'blind' } } }],
    },
  },
]
