import type { Example } from '../recipe.ts'

const article = (title: string, contentSnippet: string, link: string) => ({
  title,
  contentSnippet,
  link: `https://presse-locale.example/${link}`,
})
const accident = article('Un camion Lacaze renversé', 'Enquête ouverte sur le transport.', 'camion')
const prize = article('Lacaze primé', 'Le transport de demain, vu par Lacaze.', 'prix')
const other = article('Le boulanger Lacaze expose', 'Ses pains au musée.', 'pains')
const tone = (fr: string, en: string) => ({
  fr: `{"sentiment":"${fr}","strength":1,"confidence":1}`,
  en: `{"sentiment":"${en}","strength":1,"confidence":1}`,
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un accident, un prix, un homonyme', en: 'An accident, a prize, a namesake' },
    given: {
      hourly: [{}],
      read: [accident, prize, other, { ...accident, link: 'https://alertes.example/1' }],
      fresh: [accident, prize],
      luna: { says: [tone('hostile', 'hostile'), tone('favorable', 'favourable')] },
      alarm: [{ sid: 'SM1' }],
      card: [{ id: 'c1' }],
      stored: { runs: [[{ id: 1 }], [{ id: 2 }]] },
    },
    expects: {
      each: { count: 2 },
      ours: [{ title: 'Un camion Lacaze renversé' }, { title: 'Lacaze primé' }],
      'tone.0': [{ sentimentAnalysis: { category: 'hostile' } }],
      'tone.1': { count: 0 },
      'tone.2': { count: 1 },
      review: 'not reached',
    },
    asks: {
      alarm: [{ message: 'Un camion Lacaze renversé https://presse-locale.example/camion' }],
      card: [
        {
          name: 'Un camion Lacaze renversé',
          additionalFields: { due: '2026-11-23T12:30:00.000+01:00' },
        },
      ],
    },
  },
  {
    name: { fr: 'Jugement impossible, SMS refusé', en: 'No judgement, text refused' },
    given: {
      hourly: [{}],
      read: [accident],
      fresh: [accident],
      luna: { says: ['Je ne sais pas.'] },
      alarm: { fails: 'The number is unverified' },
      card: [{ id: 'c2' }],
      stored: [{ id: 3 }],
    },
    expects: { 'tone.error': { count: 1 }, dead: 'not reached' },
    asks: {
      card: [
        {
          name: {
            fr: 'SMS NON PARTI – Un camion Lacaze renversé',
            en: 'TEXT NOT SENT – Un camion Lacaze renversé',
          },
        },
      ],
      stored: [{ columns: { value: { tone: 'hos' } } }],
    },
  },
  {
    name: { fr: 'Une nouvelle neutre', en: 'Neutral news' },
    given: {
      hourly: [{}],
      read: [article('Transport : Lacaze au salon', '', 'salon')],
      fresh: [article('Transport : Lacaze au salon', '', 'salon')],
      luna: { says: [tone('neutre', 'neutral')] },
      stored: [{ id: 4 }],
    },
    expects: { 'tone.1': { count: 1 }, alarm: 'not reached' },
    asks: { stored: [{ columns: { value: { tone: 'neu' } } }] },
  },
  {
    name: { fr: 'Les flux ne répondent pas', en: 'The feeds do not answer' },
    given: {
      hourly: [{}],
      read: { fails: 'Status code 404' },
      dead: [{ accepted: true }, { accepted: true }],
    },
    expects: { ours: 'not reached', tone: 'not reached' },
    asks: {
      dead: [
        { text: 'https://presse-locale.example/economie.xml\nStatus code 404' },
        { text: 'https://alertes.example/lacaze.xml\nStatus code 404' },
      ],
    },
  },
  {
    name: { fr: 'La revue du vendredi', en: 'Friday’s review' },
    given: {
      friday: [{}],
      week: [
        {
          id: 1,
          title: 'Un camion Lacaze renversé',
          link: 'https://presse-locale.example/camion',
          tone: 'hos',
        },
        { id: 2, title: 'Lacaze primé', link: 'https://presse-locale.example/prix', tone: 'fav' },
      ],
      mail: [{}],
    },
    expects: {
      review: [
        {
          count: 2,
          text: {
            fr: 'FAVORABLES\n- Lacaze primé\n  https://presse-locale.example/prix\n\nHOSTILES\n- Un camion Lacaze renversé\n  https://presse-locale.example/camion',
            en: 'FAVOURABLE\n- Lacaze primé\n  https://presse-locale.example/prix\n\nHOSTILE\n- Un camion Lacaze renversé\n  https://presse-locale.example/camion',
          },
        },
      ],
      fresh: 'not reached',
    },
    asks: {
      mail: [
        { subject: { fr: 'Revue de presse : 2 article(s)', en: 'Press review: 2 article(s)' } },
      ],
    },
  },
]
