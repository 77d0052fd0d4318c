import type { Example } from '../recipe.ts'

const CALL = 'Je vous rappelle jeudi avec un prix pour la pompe.'
const SOON = 'Je vérifie auprès de l’atelier et je reviens vers vous très vite.'
const sent = (threadId: string, to: string, text: string) => ({
  threadId,
  to: { text: to },
  subject: 'Votre demande',
  date: '2026-11-23T16:50:00.000Z',
  text,
})
const MAILS = [
  sent('t1', 'nadia@client.example', `Bonjour,\n${CALL}\nCordialement`),
  sent(
    't2',
    'paul@client.example',
    `Bonjour,\n${SOON}\n\nLe lun. 16 nov. 2026 à 09:12, Paul a écrit :\n> Nous livrons le 4 décembre.`,
  ),
  sent('t3', 'eva@client.example', 'Merci !'),
]
const said = (...promises: readonly { what: string; due: string; quote: string }[]): string =>
  JSON.stringify({ output: { promises } })
const ring = { what: 'Rappeler avec le prix de la pompe', due: '2026-11-26', quote: CALL }

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une datée, une vague, deux écartées', en: 'One dated, one vague, two dropped' },
    given: {
      evening: [{}],
      sent: MAILS,
      haiku: {
        says: [
          said(ring, {
            what: 'Livrer',
            due: '2026-11-27',
            quote: 'Livraison vendredi sans faute.',
          }),
          said(
            { what: 'Vérifier auprès de l’atelier', due: '', quote: SOON },
            { what: 'Livrer', due: '2026-12-04', quote: 'Nous livrons le 4 décembre.' },
          ),
        ],
      },
      task: [{ id: '1' }],
      list: [{ ok: true }],
    },
    expects: {
      own: [
        { thread: 't1', day: '2026-11-23' },
        { thread: 't2', own: `Bonjour,\n${SOON}` },
      ],
      check: [
        { kind: 'dated', due: '2026-11-26', at: '2026-11-26T09:00:00.000+01:00' },
        { kind: 'vague', due: '', to: 'paul@client.example' },
      ],
      byHand: 'not reached',
    },
    asks: {
      task: [
        {
          content: 'Rappeler avec le prix de la pompe (nadia@client.example)',
          options: {
            description: `${CALL}\nhttps://mail.google.com/mail/u/0/#all/t1`,
            dueDateTime: '2026-11-26T09:00:00.000+01:00',
          },
        },
      ],
      list: [
        {
          text: {
            fr: `Sans jour précis, ou non relu :\npaul@client.example : « ${SOON} »`,
            en: `For no given day, or not read:\npaul@client.example: “${SOON}”`,
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Jour passé, et Todoist refuse', en: 'A day gone by, and Todoist refuses' },
    given: {
      evening: [{}],
      sent: MAILS.slice(0, 2),
      haiku: {
        says: [said(ring), said({ what: 'Vérifier', due: '2026-11-19', quote: SOON })],
      },
      task: { fails: 'Project not found' },
      byHand: [{ ok: true }],
      list: [{ ok: true }],
    },
    expects: { check: [{ kind: 'dated' }, { kind: 'vague', due: '' }] },
    asks: {
      byHand: [
        {
          text: {
            fr: `À noter à la main pour le 2026-11-26 : nadia@client.example : « ${CALL} »`,
            en: `To be noted by hand for 2026-11-26: nadia@client.example: “${CALL}”`,
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model does not answer' },
    given: {
      evening: [{}],
      sent: MAILS.slice(0, 2),
      haiku: { fails: 'Overloaded' },
      list: [{ ok: true }],
    },
    expects: { check: [{ kind: 'unread' }, { kind: 'unread' }], task: 'not reached' },
    asks: {
      list: [
        {
          text: {
            fr: 'Sans jour précis, ou non relu :\nNon relu : Votre demande → nadia@client.example\nNon relu : Votre demande → paul@client.example',
            en: 'For no given day, or not read:\nNot read: Votre demande → nadia@client.example\nNot read: Votre demande → paul@client.example',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Gmail ne répond pas', en: 'Gmail does not answer' },
    given: { evening: [{}], sent: { fails: 'Quota exceeded' }, broken: [{ ok: true }] },
    expects: { own: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Promesses du jour non relevées : Quota exceeded. Repassez vos envois.',
            en: 'Today’s promises not taken down: Quota exceeded. Go over what you sent.',
          },
        },
      ],
    },
  },
]
